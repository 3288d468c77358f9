import type { HttpContext } from '@adonisjs/core/http'
import { generalFields } from '#app/admin/settings/general_form'
import { refuseGeneral } from '#app/admin/settings/general_refusal'
import GeneralTransformer from '#app/admin/settings/general_transformer'
import { generalValidator } from '#app/admin/settings/general_validator'
import SettingsPolicy from '#app/admin/settings/settings_policy'
import { withPhoto } from '#core/pictures/with_photo'
import { ChangeGeneral } from '#domain/access/centre/actions/change_general'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { readTenant } from '#domain/shared/data/database'

export default class GeneralController {
  async edit({ bouncer, inertia, tenant, auth }: HttpContext) {
    await bouncer.with(SettingsPolicy).authorize('index')
    const saved = await readTenant(tenant.id, findGeneral)
    return inertia.render('admin/settings/general', {
      general: GeneralTransformer.transform(saved),
      may_update: auth.getUserOrFail().may('admin.settings.update'),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, auth, i18n } = ctx
    await bouncer.with(SettingsPolicy).authorize('update')
    const meta = { phoneCountry: tenant.phoneCountry }
    const form = await request.validateUsing(generalValidator, { meta })
    const result = await withPhoto(ctx, 'centres', form, (logo) =>
      new ChangeGeneral().execute({
        tenantId: tenant.id,
        actor: auth.getUserOrFail().actor(request.id() ?? null),
        general: { ...generalFields(form), logo },
        version: form.version,
      })
    )
    if (result.ok) session.flash('success', i18n.t('general.flash.saved'))
    else refuseGeneral(ctx, result.error)
    return response.redirect().toRoute('admin.settings.general.edit')
  }
}
