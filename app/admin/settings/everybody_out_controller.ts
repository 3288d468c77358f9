import type { HttpContext } from '@adonisjs/core/http'
import SecurityPolicy from '#app/admin/settings/security_policy'
import { everybodyOutValidator } from '#app/admin/settings/security_validator'
import { EndEverySession } from '#domain/access/sessions/actions/end_every_session'

export default class EverybodyOutController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, sessionState, tenant, auth, i18n } = ctx
    await bouncer.with(SecurityPolicy).authorize('update')
    const { confirmation } = await request.validateUsing(everybodyOutValidator)
    if (![tenant.nameEn, tenant.nameAr].includes(confirmation)) {
      session.flashErrors({ confirmation: i18n.t('security.errors.confirmation') })
      return response.redirect().toRoute('admin.settings.security.edit')
    }
    const count = await new EndEverySession().execute({
      tenantId: tenant.id,
      principal: auth.getUserOrFail(),
      keep: sessionState,
      requestId: request.id() ?? null,
    })
    session.flash('success', i18n.t('security.flash.everybody_out', { count }))
    return response.redirect().toRoute('admin.settings.security.edit')
  }
}
