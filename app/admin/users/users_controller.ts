import type { HttpContext } from '@adonisjs/core/http'
import RoleOptionTransformer from '#app/admin/users/role_option_transformer'
import { standingOf, userAbilities } from '#app/admin/users/user_abilities'
import { userFields } from '#app/admin/users/user_form'
import UserListTransformer from '#app/admin/users/user_list_transformer'
import UserPolicy from '#app/admin/users/user_policy'
import { refuseUser } from '#app/admin/users/user_refusal'
import { inviteUserValidator, updateUserValidator } from '#app/admin/users/user_validator'
import UserTransformer from '#app/admin/users/user_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import { notFound } from '#core/errors/not_found'
import AuditEntryTransformer from '#core/audit/audit_entry_transformer'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { personMeta } from '#core/people/person_meta'
import { authorityOf } from '#core/records/authority_of'
import SessionTransformer from '#core/sessions/session_transformer'
import { InviteAdministrator } from '#domain/access/administrators/actions/invite_administrator'
import { UpdateAdministrator } from '#domain/access/administrators/actions/update_administrator'
import { FindAdministrator } from '#domain/access/administrators/queries/find_administrator'
import {
  administratorList,
  ListAdministrators,
} from '#domain/access/administrators/queries/list_administrators'
import { ListAudit } from '#domain/access/audit/queries/list_audit'
import { ListRoles } from '#domain/access/roles/queries/list_roles'
import { listSessions } from '#domain/access/sessions/queries/list_sessions'
import { readStatements, readTenant } from '#domain/shared/data/database'

const tabs = ['overview', 'sessions', 'activity'] as const
const latest = 50

export default class UsersController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia, locale } = ctx
    await bouncer.with(UserPolicy).authorize('index')
    const user = auth.getUserOrFail()
    const query = new ListQuery(administratorList, request.qs())
    const { page, list } = await readList(ctx, administratorList, () =>
      Promise.all([
        new ListAdministrators().execute(query.in(tenant, locale)),
        new ListRoles().execute(['admin']),
      ])
    )
    const [users, roles] = page
    return inertia.render('admin/users/index', {
      users: UserListTransformer.transform(users),
      roles: RoleOptionTransformer.transform(roles, user),
      query: query.toProps(users.meta.page),
      can: userAbilities(user),
      list,
    })
  }

  async create(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('invite')
    return ctx.inertia.render('admin/users/create', {
      roles: await roleOptions(ctx),
      branches: await branchChoices(ctx.tenant),
    })
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(UserPolicy).authorize('invite')
    const form = await request.validateUsing(inviteUserValidator, personMeta(ctx))
    const result = await new InviteAdministrator().execute({
      ...authorityOf(ctx),
      fields: userFields(form),
      roleIds: form.roles,
      branchIds: form.branches,
    })
    if (!result.ok) {
      refuseUser(ctx, result.error)
      return response.redirect().toRoute('admin.users.create')
    }
    session.flash('success', i18n.t('users.flash.invited', { email: form.email }))
    return response.redirect().toRoute('admin.users.show', { id: result.value.userId })
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('show')
    const user = ctx.auth.getUserOrFail()
    const { found, sessions, audit } = await readTenant(ctx.tenant.id, async () => {
      const one = await find(ctx)
      const about = { actor: null, area: null, from: null, until: null, before: null }
      return {
        found: one,
        sessions: await listSessions(one.id),
        audit: await new ListAudit().execute({ ...about, subject: one.id }, latest),
      }
    })
    return ctx.inertia.render('admin/users/show', {
      user: UserTransformer.transform(found, user),
      branches: await branchChoices(ctx.tenant),
      sessions: SessionTransformer.transform(sessions, ctx.sessionState),
      activity: AuditEntryTransformer.transform(audit.rows, user),
      tab: tabs.find((tab) => tab === ctx.request.input('tab')) ?? 'overview',
      standing: standingOf(user, found),
      can: userAbilities(user),
    })
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(UserPolicy).authorize('update')
    const user = ctx.auth.getUserOrFail()
    const found = await readStatements(ctx.tenant.id, () => find(ctx))
    const standing = standingOf(user, found)
    if (standing === 'stronger' || found.archivedAt) {
      refuseUser(ctx, { type: found.archivedAt ? 'archived' : 'stronger' })
      return ctx.response.redirect().toRoute('admin.users.show', { id: found.id })
    }
    return ctx.inertia.render('admin/users/edit', {
      user: UserTransformer.transform(found, user),
      roles: await roleOptions(ctx),
      branches: await branchChoices(ctx.tenant),
      isOwn: standing === 'own',
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(UserPolicy).authorize('update')
    const { id } = await readStatements(tenant.id, () => find(ctx))
    const form = await request.validateUsing(updateUserValidator, personMeta(ctx))
    const result = await new UpdateAdministrator().execute({
      ...authorityOf(ctx),
      id,
      version: form.version,
      fields: userFields(form),
      roleIds: form.roles,
      branchIds: form.branches,
    })
    if (!result.ok) {
      refuseUser(ctx, result.error)
      return response.redirect().toRoute('admin.users.edit', { id })
    }
    session.flash('success', i18n.t('users.flash.updated'))
    return response.redirect().toRoute('admin.users.show', { id })
  }
}

async function find(ctx: HttpContext) {
  const found = await new FindAdministrator().execute(ctx.params.id)
  if (!found) throw notFound(ctx)
  return found
}

async function roleOptions({ tenant, auth }: HttpContext) {
  const roles = await readStatements(tenant.id, () => new ListRoles().execute(['admin']))
  return RoleOptionTransformer.transform(roles, auth.getUserOrFail())
}
