import type { HttpContext } from '@adonisjs/core/http'
import { importOf, refuse } from '#app/admin/imports/import_found'
import ImportPolicy from '#app/admin/imports/import_policy'
import { importNamesValidator } from '#app/admin/imports/import_names_validator'
import { AcceptNames } from '#domain/imports/actions/accept_names'

export default class ImportNamesController {
  /** Goes on to the page of names that the query tells. */
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(ImportPolicy).authorize('create')
    const { id, entity, policy } = await importOf(ctx)
    await bouncer.with(ImportPolicy).authorize('write', entity, policy)
    const { names } = await request.validateUsing(importNamesValidator)
    const result = await new AcceptNames().execute({ tenantId: tenant.id, id, names })
    if (result.ok) return response.redirect().withQs().toRoute('admin.imports.show', { id })
    const { error } = result
    if (error.type !== 'unknown_names') return refuse(ctx, error)
    const unknown = names.flatMap(({ name }, at) => (error.names.includes(name) ? [at] : []))
    const message = i18n.t('imports.errors.unknown_name')
    session.flashErrors(Object.fromEntries(unknown.map((at) => [`names.${at}.other`, message])))
    return response.redirect().withQs().back()
  }
}
