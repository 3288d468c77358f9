import type { HttpContext } from '@adonisjs/core/http'
import SecurityPolicy from '#app/admin/settings/security_policy'
import SecurityTransformer from '#app/admin/settings/security_transformer'
import { lockMinutes, securityValidator } from '#app/admin/settings/security_validator'
import { ChangeSecurity } from '#domain/access/centre/actions/change_security'
import { findSecurity } from '#domain/access/centre/queries/find_security'
import { readTenant } from '#domain/shared/data/database'

export default class SecurityController {
  async edit({ bouncer, inertia, tenant, auth }: HttpContext) {
    await bouncer.with(SecurityPolicy).authorize('index')
    const security = await readTenant(tenant.id, findSecurity)
    return inertia.render('admin/settings/security', {
      security: SecurityTransformer.transform(security),
      minutes: lockMinutes,
      may_update: auth.getUserOrFail().may('admin.security_settings.update'),
    })
  }

  async update({ bouncer, request, response, session, tenant, auth, i18n }: HttpContext) {
    await bouncer.with(SecurityPolicy).authorize('update')
    const form = await request.validateUsing(securityValidator)
    const result = await new ChangeSecurity().execute({
      tenantId: tenant.id,
      actor: auth.getUserOrFail().actor(request.id() ?? null),
      security: {
        twoFactorRequired: form.two_factor_required,
        lockAfter: form.lock_after || null,
        letPeopleAsk: [
          ...(form.instructors_may_ask ? (['instructor'] as const) : []),
          ...(form.students_may_ask ? (['student'] as const) : []),
        ],
        version: form.version,
      },
    })
    if (result.ok) session.flash('success', i18n.t('security.flash.saved'))
    else session.flashErrors({ version: i18n.t('security.errors.stale_version') })
    return response.redirect().toRoute('admin.settings.security.edit')
  }
}
