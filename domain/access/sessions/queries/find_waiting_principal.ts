import type { Kind } from '#domain/shared/choices/kinds'
import type { Principal } from '#domain/access/sessions/principal'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { db } from '#domain/shared/data/database'

type Waiting = { userId: string; kind: Kind; since: Date }

/**
 * Undefined when the account was suspended since, belongs to another door, or its password was
 * changed after it was found right.
 */
export async function findWaitingPrincipal(waiting: Waiting): Promise<Principal | undefined> {
  const { userId, kind, since } = waiting
  const account = await db()
    .selectFrom('users')
    .where('id', '=', userId)
    .where('kind', '=', kind)
    .where((user) =>
      user.or([user('password_changed_at', 'is', null), user('password_changed_at', '<=', since)])
    )
    .select('id')
    .executeTakeFirst()
  return account && findPrincipal(userId)
}
