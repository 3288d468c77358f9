import { accountChanged } from '#domain/access/events'
import { RenewSessionIds } from '#domain/access/sessions/actions/renew_session_ids'
import { actorOf, type Authority } from '#domain/access/roles/authority'
import type { ManagedAccount } from '#domain/access/administrators/manage_account'
import type { Role } from '#domain/access/roles/role'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { db, tenantId } from '#domain/shared/data/database'

type Change = { account: ManagedAccount; roles: Role[]; added: Role[]; removed: Role[] }

export async function changeRoles(authority: Authority, change: Change) {
  const { account, roles, added, removed } = change
  await take(account.id, removed)
  await give(account.id, added)
  const names = (list: Role[]) => list.map(({ name }) => name).sort()
  const kept = roles.filter((role) => !added.includes(role))
  await recordAudit({
    actor: actorOf(authority),
    action: 'users.change_roles',
    subjectType: 'user',
    subjectId: account.id,
    before: { roles: names([...kept, ...removed]) },
    after: { roles: names(roles) },
  })
  if (account.status === 'invited') return
  await new RenewSessionIds().execute({ tenantId: tenantId(), userId: account.id })
  await publish(accountChanged, { userId: account.id, change: 'roles_changed' })
}

async function take(userId: string, roles: Role[]) {
  if (roles.length === 0) return
  const ids = roles.map(({ id }) => id)
  const held = db().deleteFrom('user_roles').where('user_id', '=', userId)
  await held.where('role_id', 'in', ids).execute()
}

async function give(userId: string, roles: Role[]) {
  if (roles.length === 0) return
  const rows = roles.map(({ id }) => ({ user_id: userId, role_id: id }))
  await db().insertInto('user_roles').values(rows).execute()
}
