import { errors } from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { malformedField } from '#core/requests/malformed_field'

export default class PlainInputMiddleware {
  handle({ request, i18n }: HttpContext, next: NextFn) {
    const field = malformedField(request.body())
    if (field === undefined) return next()
    const message = i18n.t('validator.shared.messages.object')
    throw new errors.E_VALIDATION_ERROR([{ field, message, rule: 'object' }])
  }
}
