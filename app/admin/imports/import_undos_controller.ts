import type { HttpContext } from '@adonisjs/core/http'
import { importOf, refuse } from '#app/admin/imports/import_found'
import ImportPolicy from '#app/admin/imports/import_policy'
import { UndoImport } from '#domain/imports/actions/undo_import'

export default class ImportUndosController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, tenant, auth } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const record = await importOf(ctx)
    await bouncer.with(ImportPolicy).authorize('undo', record)
    const actor = auth.getUserOrFail().actor(request.id() ?? null)
    const result = await new UndoImport().execute({ tenantId: tenant.id, actor, id: record.id })
    if (!result.ok) return refuse(ctx, result.error)
    return response.redirect().toRoute('admin.imports.show', { id: record.id })
  }
}
