import type { HttpContext } from '@adonisjs/core/http'
import { importOf, refuse } from '#app/admin/imports/import_found'
import ImportPolicy from '#app/admin/imports/import_policy'
import { RunImport } from '#domain/imports/actions/run_import'

export default class ImportRunsController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, tenant, auth } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const found = await importOf(ctx)
    const { id, entity, policy, step } = found
    if (step === 'undo') await bouncer.with(ImportPolicy).authorize('undo', found)
    else await bouncer.with(ImportPolicy).authorize('write', entity, policy)
    const actor = auth.getUserOrFail().actor(request.id() ?? null)
    const result = await new RunImport().execute({ tenantId: tenant.id, actor, id })
    if (!result.ok) return refuse(ctx, result.error)
    return response.redirect().toRoute('admin.imports.show', { id })
  }
}
