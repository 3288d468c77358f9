import type { HttpContext } from '@adonisjs/core/http'
import { importOf, refuse } from '#app/admin/imports/import_found'
import ImportPolicy from '#app/admin/imports/import_policy'
import { mappingValidator } from '#app/admin/imports/import_validator'
import { CheckMapping } from '#domain/imports/actions/check_mapping'

export default class ImportChecksController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const { id, entity } = await importOf(ctx)
    const form = await request.validateUsing(mappingValidator)
    await bouncer.with(ImportPolicy).authorize('write', entity, form.policy)
    const { mapping, policy, date_order: dateOrder, wrong_cells: wrongCells } = form
    const chosen = { mapping, policy, dateOrder, wrongCells }
    const result = await new CheckMapping().execute({ tenantId: tenant.id, id, ...chosen })
    if (!result.ok) {
      const { error } = result
      if (error.type === 'not_found' || error.type === 'not_now') return refuse(ctx, error)
      const names = error.type === 'column_twice' ? [error.column] : error.columns
      const columns = names.map((name) => i18n.t(`imports.columns.${name}`)).join(' / ')
      session.flashErrors({ mapping: i18n.t(`imports.errors.${error.type}`, { columns }) })
    }
    return response.redirect().toRoute('admin.imports.show', { id })
  }
}
