import type { HttpContext } from '@adonisjs/core/http'
import { importOf, leftOut, refuse } from '#app/admin/imports/import_found'
import ImportPolicy from '#app/admin/imports/import_policy'
import { sheetValidator } from '#app/admin/imports/import_validator'
import { chooseImportSheet } from '#domain/imports/actions/choose_import_sheet'

export default class ImportSheetsController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const { id, entity } = await importOf(ctx)
    await bouncer.with(ImportPolicy).authorize('write', entity)
    const { sheet } = await request.validateUsing(sheetValidator)
    const chosen = { tenantId: tenant.id, id, sheet, ignored: leftOut(ctx) }
    const result = await chooseImportSheet(chosen)
    if (!result.ok && result.error.type !== 'unknown_sheet') return refuse(ctx, result.error)
    if (!result.ok) session.flashErrors({ sheet: i18n.t('imports.errors.unknown_sheet') })
    return response.redirect().toRoute('admin.imports.show', { id })
  }
}
