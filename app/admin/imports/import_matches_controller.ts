import type { HttpContext } from '@adonisjs/core/http'
import { importOf, refuse } from '#app/admin/imports/import_found'
import ImportPolicy from '#app/admin/imports/import_policy'
import { matchValidator } from '#app/admin/imports/import_validator'
import { chooseSamePerson } from '#domain/imports/actions/choose_same_person'

export default class ImportMatchesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const { id, entity, policy } = await importOf(ctx)
    await bouncer.with(ImportPolicy).authorize('write', entity, policy)
    const choice = await request.validateUsing(matchValidator)
    const result = await chooseSamePerson({ tenantId: tenant.id, id, ...choice })
    if (!result.ok && result.error.type !== 'unknown_row') return refuse(ctx, result.error)
    if (!result.ok) session.flashErrors({ row: i18n.t('imports.errors.unknown_row') })
    return response.redirect().withQs().toRoute('admin.imports.show', { id })
  }
}
