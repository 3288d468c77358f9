import { sql } from 'kysely'
import { accountChanged } from '#domain/access/events'
import { RenewSessionIds } from '#domain/access/sessions/actions/renew_session_ids'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import { lockRoles } from '#domain/access/roles/lock_roles'
import type { Role } from '#domain/access/roles/role'
import type { RoleRefusal } from '#domain/access/roles/role_refusal'
import { mayChangeRole, withheld } from '#domain/access/roles/rules/grant'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & {
  id: string
  /** Required once somebody holds the role: they are given this one. */
  replacementId: string | null
}
type Holder = { id: string; status: string }
type Answer = Result<{ moved: number }, RoleRefusal>

export class DeleteRole {
  async execute(input: Input): Promise<Answer> {
    return withTenant(input.tenantId, () => this.#delete(input))
  }

  async #delete(input: Input): Promise<Answer> {
    const role = (await lockRoles([input.id], 'update'))?.[0]
    if (!role) return err({ type: 'not_found' })
    if (role.isSystem) return err({ type: 'immutable' })
    if (!mayChangeRole(input.by, role)) return err({ type: 'own_role' })

    const holders = await holdersOf(role)
    const replacement = await this.#replacement(input, role)
    if (holders.length > 0 && !replacement) {
      const { replacementId } = input
      return err(
        replacementId
          ? { type: 'unknown_replacement' }
          : { type: 'in_use', holders: holders.length }
      )
    }
    const moved = [role, replacement].flatMap((one) => one?.permissions ?? [])
    const missing = withheld(input.by, [...new Set(moved)])
    if (missing.length > 0) return err({ type: 'not_held', permissions: missing })

    if (replacement) await replace(input, { role, replacement, holders })
    await remove(input, role, replacement)
    return ok({ moved: holders.length })
  }

  /** SuperAdmin replaces nothing: it is given to a person, never to everybody who held something else. */
  async #replacement({ replacementId }: Input, role: Role) {
    if (!replacementId || replacementId === role.id) return undefined
    const found = (await lockRoles([replacementId], 'share'))?.[0]
    return found?.kind === role.kind && !found.isSuper ? found : undefined
  }
}

const holdersOf = (role: Role): Promise<Holder[]> =>
  db()
    .selectFrom('user_roles as ur')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'ur.tenant_id').onRef('u.id', '=', 'ur.user_id')
    )
    .where('ur.role_id', '=', role.id)
    .orderBy('u.id')
    .select(['u.id', 'u.status'])
    .execute()

type Move = { role: Role; replacement: Role; holders: Holder[] }

async function replace(input: Input, { role, replacement, holders }: Move) {
  await sql`
    insert into user_roles (tenant_id, user_id, role_id)
    select tenant_id, user_id, ${replacement.id}::uuid from user_roles where role_id = ${role.id}
    on conflict do nothing`.execute(db())
  await db().deleteFrom('user_roles').where('role_id', '=', role.id).execute()
  await recordAudit(
    ...holders.map(({ id }) => ({
      actor: actorOf(input),
      action: 'users.change_roles',
      subjectType: 'user',
      subjectId: id,
      before: { roles: [role.name] },
      after: { roles: [replacement.name] },
    }))
  )
  for (const { id, status } of holders) {
    if (status !== 'active') continue
    await new RenewSessionIds().execute({ tenantId: input.tenantId, userId: id })
    await publish(accountChanged, { userId: id, change: 'roles_changed' })
  }
}

async function remove(input: Input, role: Role, replacement: Role | undefined) {
  await sql`select platform.end_viewing(${role.id})`.execute(db())
  await db().deleteFrom('roles').where('id', '=', role.id).execute()
  const { kind, name, nameAr, description, permissions } = role
  await recordAudit({
    actor: actorOf(input),
    action: 'roles.delete',
    subjectType: 'role',
    subjectId: role.id,
    before: { kind, name, name_ar: nameAr, description, permissions },
    after: replacement && { replacement: replacement.name },
  })
}
