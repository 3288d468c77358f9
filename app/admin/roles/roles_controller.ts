import type { HttpContext } from '@adonisjs/core/http'
import ListedRoleTransformer from '#app/admin/roles/listed_role_transformer'
import { roleAbilities, withheldFrom } from '#app/admin/roles/role_abilities'
import { roleFields } from '#app/admin/roles/role_form'
import RolePolicy from '#app/admin/roles/role_policy'
import { refuseRole } from '#app/admin/roles/role_refusal'
import RoleTransformer from '#app/admin/roles/role_transformer'
import {
  createRoleValidator,
  kindValidator,
  replacementValidator,
  updateRoleValidator,
} from '#app/admin/roles/role_validator'
import { notFound } from '#core/errors/not_found'
import { authorityOf } from '#core/records/authority_of'
import { CreateRole } from '#domain/access/roles/actions/create_role'
import { DeleteRole } from '#domain/access/roles/actions/delete_role'
import { UpdateRole } from '#domain/access/roles/actions/update_role'
import { FindRole } from '#domain/access/roles/queries/find_role'
import { ListRoles } from '#domain/access/roles/queries/list_roles'
import { isViewable } from '#domain/access/roles/role'
import { mayChangeRole } from '#domain/access/roles/rules/grant'
import { readStatements } from '#domain/shared/data/database'

export default class RolesController {
  async index({ bouncer, tenant, auth, inertia }: HttpContext) {
    await bouncer.with(RolePolicy).authorize('index')
    const user = auth.getUserOrFail()
    const roles = await readStatements(tenant.id, () => new ListRoles().execute())
    return inertia.render('admin/roles/index', {
      roles: ListedRoleTransformer.transform(roles, user),
      can: roleAbilities(user),
    })
  }

  async create(ctx: HttpContext) {
    const { bouncer, request, tenant, inertia } = ctx
    await bouncer.with(RolePolicy).authorize('create')
    const from = request.input('from')
    const roles = await readStatements(tenant.id, () => new ListRoles().execute())
    const model = roles.find(({ id, isSuper }) => id === from && !isSuper)
    return inertia.render('admin/roles/create', {
      model: model ? RoleTransformer.transform(model) : null,
      ...grid(ctx, roles),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(RolePolicy).authorize('create')
    const { kind } = await request.validateUsing(kindValidator)
    const form = await request.validateUsing(createRoleValidator(kind))
    const result = await new CreateRole().execute({
      ...authorityOf(ctx),
      kind,
      fields: roleFields(form),
    })
    if (!result.ok) {
      refuseRole(ctx, result.error)
      return response.redirect().back()
    }
    session.flash('success', i18n.t('roles.flash.created'))
    return response.redirect().toRoute('admin.roles.show', { id: result.value.id })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(RolePolicy).authorize('show')
    const { role, roles } = await read(ctx)
    const user = ctx.auth.getUserOrFail()
    const can = roleAbilities(user)
    return ctx.inertia.render('admin/roles/show', {
      role: RoleTransformer.transform(role),
      roles: RoleTransformer.transform(roles),
      can: {
        ...can,
        update: can.update && mayChangeRole(user, role),
        view: can.view && isViewable(role),
      },
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(RolePolicy).authorize('update')
    const { role, roles } = await read(ctx)
    if (!mayChangeRole(ctx.auth.getUserOrFail(), role)) {
      refuseRole(ctx, { type: role.isSuper ? 'immutable' : 'own_role' })
      return ctx.response.redirect().toRoute('admin.roles.index')
    }
    return ctx.inertia.render('admin/roles/edit', {
      role: RoleTransformer.transform(role),
      ...grid(ctx, roles),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(RolePolicy).authorize('update')
    const { role } = await read(ctx)
    const form = await request.validateUsing(updateRoleValidator(role.kind))
    const result = await new UpdateRole().execute({
      ...authorityOf(ctx),
      id: role.id,
      version: form.version,
      fields: roleFields(form),
    })
    if (!result.ok) {
      refuseRole(ctx, result.error)
      return response.redirect().toRoute('admin.roles.edit', { id: role.id })
    }
    session.flash('success', i18n.t('roles.flash.updated'))
    return response.redirect().toRoute('admin.roles.show', { id: role.id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, request, response, session, params, i18n } = ctx
    await bouncer.with(RolePolicy).authorize('delete')
    const form = await request.validateUsing(replacementValidator)
    const result = await new DeleteRole().execute({
      ...authorityOf(ctx),
      id: params.id,
      replacementId: form.replacement_id ?? null,
    })
    if (result.ok) {
      session.flash('success', i18n.t('roles.flash.deleted', { count: result.value.moved }))
    } else refuseRole(ctx, result.error)
    return response.redirect().toRoute('admin.roles.index')
  }
}

type Roles = Awaited<ReturnType<ListRoles['execute']>>

const grid = ({ auth }: HttpContext, roles: Roles) => ({
  roles: RoleTransformer.transform(roles),
  withheld: withheldFrom(auth.getUserOrFail()),
})

function read(ctx: HttpContext) {
  return readStatements(ctx.tenant.id, async () => {
    const role = await new FindRole().execute(ctx.params.id)
    if (!role) throw notFound(ctx)
    return { role, roles: await new ListRoles().execute([role.kind]) }
  })
}
