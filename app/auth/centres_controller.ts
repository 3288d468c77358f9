import type { HttpContext } from '@adonisjs/core/http'
import { openCentreValidator } from '#app/auth/open_centre_validator'
import { signupIsOpen } from '#config/app'
import { addressAt } from '#core/tenants/centre_address'
import { isInertia } from '#core/requests/page_visit'
import { countedAddress, spend } from '#core/throttles/throttle'
import { OpenCentre } from '#domain/access/centre/actions/open_centre'
import env from '#start/env'

export default class CentresController {
  create({ inertia, onInstallationHost }: HttpContext) {
    if (!onInstallationHost) return inertia.render('auth/by_invitation', { door: 'admin' as const })
    return inertia.render('auth/open_centre', {
      open: signupIsOpen(),
      app_domain: env.get('APP_DOMAIN'),
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, inertia, session, i18n, locale } = ctx
    if (!ctx.onInstallationHost || !signupIsOpen())
      return response.redirect().toRoute('admin.register')
    const form = await request.validateUsing(openCentreValidator)
    const wait = await spend([budgetOf(request.ip())])
    if (wait > 0) {
      session.flashErrors({
        slug: i18n.t('auth.too_many_tries', { minutes: Math.ceil(wait / 60) }),
      })
      return response.redirect().toRoute('admin.register')
    }
    const result = await new OpenCentre().execute({
      ...form,
      nameEn: form.name_en ?? null,
      nameAr: form.name_ar ?? null,
      firstName: form.first_name,
      lastName: form.last_name,
      locale,
      requestId: request.id() ?? null,
    })
    if (!result.ok) {
      const [field, message] = refusals[result.error.type]
      session.flashErrors({ [field]: i18n.t(message) })
      return response.redirect().toRoute('admin.register')
    }
    const entrance = handOffAddress(form.slug, result.value.token)
    return isInertia(request) ? inertia.location(entrance) : response.redirect().toPath(entrance)
  }
}

/** The token stands behind the #, so that no server, log or Referer sees it. */
const handOffAddress = (slug: string, token: string) => addressAt(slug, `/admin/hand-off#${token}`)

const budgetOf = (ip: string) => ({
  key: `open_centre:${countedAddress(ip)}`,
  requests: 5,
  duration: '1 hour',
})

const refusals = {
  slug_taken: ['slug', 'register.slug_taken'],
  unknown_country: ['country', 'validator.shared.messages.enum'],
  name_missing: ['name_en', 'validator.shared.messages.required'],
  too_common: ['password', 'auth.password_too_common'],
} as const
