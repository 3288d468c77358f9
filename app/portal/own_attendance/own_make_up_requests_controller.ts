import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ownCreditOr404 } from '#app/portal/own_attendance/own_credit'
import { notFound } from '#core/errors/not_found'
import { line } from '#core/forms/person_fields'
import { makeUpOf } from '#core/make_ups/answer_make_up'
import { requestTime } from '#domain/attendance/make_ups/actions/request_time'
import { longest } from '#domain/shared/limits/text_lengths'

const requestValidator = vine.create({ request: line().maxLength(longest.shortReason) })

/** A family asks the centre for a time to make up. */
export default class OwnMakeUpRequestsController {
  async store(ctx: HttpContext) {
    const { i18n, request, response, session } = ctx
    await ownCreditOr404(ctx)
    const form = await request.validateUsing(requestValidator)
    const result = await requestTime({ ...makeUpOf(ctx), request: form.request })
    if (result.ok) session.flash('success', i18n.t('own_attendance.flash.time_requested'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else session.flash('error', i18n.t(`make_ups.errors.${result.error.type}`))
    return response.redirect().withQs().back()
  }
}
