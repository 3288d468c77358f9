import { sql } from 'kysely'
import { roleChanged } from '#domain/access/events'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { lockRoles } from '#domain/access/roles/lock_roles'
import { roleNameTaken } from '#domain/access/roles/queries/role_name_taken'
import {
  isReservedName,
  permissionsIn,
  type Role,
  type RoleFields,
} from '#domain/access/roles/role'
import { isRoleNameConflict, type RoleRefusal } from '#domain/access/roles/role_refusal'
import { mayChangeRole, withheld } from '#domain/access/roles/rules/grant'
import { isStale, staleVersion } from '#domain/shared/records/stale_version'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { publish } from '#domain/shared/events/publish'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & {
  id: string
  version: number
  fields: RoleFields
}
type Answer = Result<{ id: string }, RoleRefusal>

/**
 * Both what is added and what is taken away must be held by the caller. A system role keeps its
 * names, by which the code finds it.
 */
export class UpdateRole {
  async execute(input: Input): Promise<Answer> {
    try {
      return await withTenant(input.tenantId, () => this.#update(input))
    } catch (error) {
      if (isRoleNameConflict(error)) return err({ type: 'name_taken' })
      throw error
    }
  }

  async #update(input: Input): Promise<Answer> {
    const role = (await lockRoles([input.id], 'update'))?.[0]
    if (!role) return err({ type: 'not_found' })
    const fields = fieldsFor(role, input.fields)
    const refusal = await this.#refusal(input, role, fields)
    if (refusal) return err(refusal)

    const change = changedFields(columns(role), columns(fields))
    if (change.fields.length === 0) return ok({ id: role.id })
    await save(role, fields)
    const { before, after } = change
    const subject = { subjectType: 'role', subjectId: role.id }
    const [auditId] = await recordAudit({
      actor: actorOf(input),
      action: 'roles.update',
      ...subject,
      before: listed(before),
      after: listed(after),
    })
    if (change.fields.includes('permissions')) {
      await renewSessionIdsOfHolders(role)
      await publish(roleChanged, { auditId: auditId! })
    }
    return ok({ id: role.id })
  }

  async #refusal({ by, version }: Input, role: Role, fields: RoleFields) {
    if (role.isSuper) return { type: 'immutable' } as const
    if (!mayChangeRole(by, role)) return { type: 'own_role' } as const
    if (isStale(role, version)) return staleVersion.error
    const permissions = permissionsIn(role.kind, fields.permissions)
    if (!permissions) return { type: 'unknown_permissions' } as const
    const missing = withheld(by, difference(role.permissions, permissions))
    if (missing.length > 0) return { type: 'not_held', permissions: missing } as const
    if (fields.name === role.name) return undefined
    if (isReservedName(fields.name)) return { type: 'reserved_name' } as const
    return (await roleNameTaken(role.kind, fields.name, role.id))
      ? ({ type: 'name_taken' } as const)
      : undefined
  }
}

function fieldsFor(role: Role, fields: RoleFields): RoleFields {
  return role.isSystem ? { ...fields, name: role.name, nameAr: role.nameAr } : fields
}

function difference(before: string[], after: string[]) {
  const only = (one: string[], other: string[]) => one.filter((name) => !other.includes(name))
  return [...only(before, after), ...only(after, before)]
}

const columns = ({ name, nameAr, description, permissions }: RoleFields) => ({
  name,
  name_ar: nameAr,
  description,
  permissions: [...new Set(permissions)].sort().join(' '),
})

const listed = (fields: Record<string, unknown>) =>
  typeof fields.permissions === 'string'
    ? { ...fields, permissions: fields.permissions.split(' ').filter(Boolean) }
    : fields

async function save({ id, version }: Role, fields: RoleFields) {
  await db()
    .updateTable('roles')
    .set({
      name: fields.name,
      name_ar: fields.nameAr,
      description: fields.description,
      permissions: [...new Set(fields.permissions)].sort(),
      version: version + 1,
      updated_at: now().toJSDate(),
    })
    .where('id', '=', id)
    .execute()
}

async function renewSessionIdsOfHolders({ id }: Role) {
  await sql`
    select platform.renew_sessions(array(select user_id from user_roles where role_id = ${id}))`.execute(
    db()
  )
}
