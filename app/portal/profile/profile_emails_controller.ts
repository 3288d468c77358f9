import limiter from '@adonisjs/limiter/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { profilePath } from '#app/portal/profile/profile_place'
import { newAddressValidator } from '#app/portal/profile/profile_validator'
import { AskEmailChange } from '#domain/access/links/actions/ask_email_change'
import { WithdrawEmailChange } from '#domain/access/links/actions/withdraw_email_change'

const letters = () => limiter.use({ requests: 5, duration: '1 hour' })

export default class ProfileEmailsController {
  async update(ctx: HttpContext) {
    const { request, response, session, i18n } = ctx
    const { new_email: email } = await request.validateUsing(newAddressValidator)
    const place = profilePath(ctx, 'security')
    const { tenantId, principal, requestId } = who(ctx)
    const allowed = await letters().attempt(`profile_email:${principal.userId}`, () => true)
    if (!allowed) {
      session.flashErrors({ new_email: i18n.t('profile.errors.too_many_letters') })
      return response.redirect().toPath(place)
    }
    const asked = await new AskEmailChange().execute({ tenantId, principal, requestId, email })
    if (asked.ok) session.flash('success', i18n.t('profile.flash.letter_sent'))
    else session.flashErrors({ new_email: i18n.t('profile.errors.same_email') })
    return response.redirect().toPath(place)
  }

  async destroy(ctx: HttpContext) {
    await new WithdrawEmailChange().execute(who(ctx))
    return ctx.response.redirect().toPath(profilePath(ctx, 'security'))
  }
}

const who = ({ auth, request, tenant }: HttpContext) => ({
  tenantId: tenant.id,
  principal: auth.getUserOrFail(),
  requestId: request.id() ?? null,
})
