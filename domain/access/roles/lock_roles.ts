import { sql } from 'kysely'
import { type Role, roleColumns } from '#domain/access/roles/role'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

/** `update` is for changing a role, `share` for giving it: neither can happen during the other. */
type Strength = 'update' | 'share'

const locking = (strength: Strength) =>
  statement(
    (_, { ids }: { ids: string[] }) => sql<Role>`
      select ${roleColumns} from roles r
      where r.id = any(${ids}) and r.archived_at is null order by r.id for ${sql.raw(strength)}`
  )

const lock = { update: locking('update'), share: locking('share') }

/**
 * Undefined when one of them is not the tenant's. Locked in the order of the ids, so that two acts
 * wait for each other instead of deadlocking.
 */
export async function lockRoles(ids: string[], strength: Strength): Promise<Role[] | undefined> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (!wanted.every(isUuid)) return undefined
  const roles = await lock[strength]({ ids: wanted })
  return roles.length === wanted.length ? roles : undefined
}
