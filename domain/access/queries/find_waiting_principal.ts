import type { Kind } from '#domain/access/permissions'
import type { Principal } from '#domain/access/principal'
import { findPrincipal } from '#domain/access/queries/find_principal'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Waiting = { userId: string; kind: Kind; since: Date }

/**
 * Whoever waits at a door for their second factor; undefined when the account was suspended since, belongs to another
 * door, or its password has been changed after it was right.
 */
export async function findWaitingPrincipal(waiting: Waiting): Promise<Principal | undefined> {
  const { userId, kind, since } = waiting
  const account = await currentTransaction()
    .from('users')
    .select('id')
    .where({ id: userId, kind })
    .where((date) => {
      void date.whereNull('password_changed_at').orWhere('password_changed_at', '<=', since)
    })
    .first()
  return account && findPrincipal(userId)
}
