import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import BranchPolicy from '#app/admin/branches/branch_policy'
import BranchTransformer from '#app/admin/branches/branch_transformer'
import { addBranchValidator, changeBranchValidator } from '#app/admin/branches/branch_validator'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { forgetTenants } from '#domain/access/centre/queries/find_tenant'
import { AddBranch } from '#domain/scheduling/branches/actions/add_branch'
import { ChangeBranch } from '#domain/scheduling/branches/actions/change_branch'
import type { BranchFields } from '#domain/scheduling/branches/branch_record'
import { listBranches } from '#domain/scheduling/branches/queries/list_branches'
import { readStatements } from '#domain/shared/data/database'

export default class BranchesController {
  async index({ bouncer, inertia, tenant, auth }: HttpContext) {
    await bouncer.with(BranchPolicy).authorize('index')
    const branches = await readStatements(tenant.id, () => listBranches({}))
    return inertia.render('admin/branches/index', {
      branches: BranchTransformer.transform(branches),
      may_add: await bouncer.with(BranchPolicy).allows('create'),
      may_update: auth.getUserOrFail().may('admin.settings.update'),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(BranchPolicy).authorize('create')
    const form = await request.validateUsing(addBranchValidator, { meta: tenant })
    const act = { tenantId: tenant.id, actor: actorOf(ctx), fields: fieldsOf(form) }
    const result = await new AddBranch().execute(act)
    if (result.ok) {
      forgetTenants()
      session.flash('success', i18n.t('branches.flash.created', { code: result.value.code }))
    } else refuseRecord(ctx, result.error)
    return response.redirect().toRoute('admin.branches.index')
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n, params } = ctx
    await bouncer.with(BranchPolicy).authorize('update')
    const form = await request.validateUsing(changeBranchValidator, { meta: tenant })
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id: params.id as string }
    const edit = { ...act, version: form.version, fields: fieldsOf(form) }
    const result = await new ChangeBranch().execute(edit)
    if (result.ok) session.flash('success', i18n.t('branches.flash.updated'))
    else refuseRecord(ctx, result.error)
    return response.redirect().toRoute('admin.branches.index')
  }
}

const fieldsOf = (form: Infer<typeof addBranchValidator>): BranchFields => ({
  code: form.code ?? null,
  name_en: form.name_en ?? null,
  name_ar: form.name_ar ?? null,
  address: form.address ?? null,
  phone: form.phone ?? null,
  time_zone: form.time_zone ?? null,
})
