import type { Authority } from '#domain/access/roles/authority'
import type { AdministratorRefusal } from '#domain/access/administrators/administrator'
import { lockRoles } from '#domain/access/roles/lock_roles'
import type { Role } from '#domain/access/roles/role'
import { mayGrantRole } from '#domain/access/roles/rules/grant'
import { err, ok, type Result } from '#domain/shared/result'

type Refusal = Extract<AdministratorRefusal, { type: 'unknown_roles' | 'role_not_held' }>
type Chosen = { roles: Role[]; added: Role[]; removed: Role[] }

/**
 * Checks that the caller may give the new roles and take the removed ones. Locks until the
 * transaction ends.
 */
export async function chosenRoles(
  { by }: Authority,
  wanted: string[],
  held: string[]
): Promise<Result<Chosen, Refusal>> {
  const all = await lockRoles([...wanted, ...held], 'share')
  if (!all) return err({ type: 'unknown_roles' })
  const ids = wanted.map((id) => id.toLowerCase())
  const roles = all.filter(({ id }) => ids.includes(id))
  if (roles.some(({ kind }) => kind !== 'admin')) return err({ type: 'unknown_roles' })

  const added = roles.filter(({ id }) => !held.includes(id))
  const removed = all.filter(({ id }) => !ids.includes(id))
  const names = [...added, ...removed].filter((role) => !mayGrantRole(by, role))
  if (names.length > 0) return err({ type: 'role_not_held', names: names.map(({ name }) => name) })
  return ok({ roles, added, removed })
}
