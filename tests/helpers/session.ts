import { createHash, randomUUID } from 'node:crypto'
import { asOwner } from '#tests/helpers/as_owner_before'
import type { Account } from '#tests/helpers/centre'

/** Whether its person has just proved who they are, as everybody who has just signed in; whether the screen is locked; whether
 * they wait for their second factor; or a guest's, who is told this on their next page. */
export type SessionOptions = {
  confirmed?: boolean
  locked?: boolean
  waiting?: boolean
  flash?: Record<string, unknown>
}

/** The row a sign-in leaves; the id is what the cookie carries, the row keeps its hash. */
export async function signedInSession(
  id: string,
  account: Account,
  { confirmed = true, locked = false, waiting = false, flash }: SessionOptions = {}
) {
  const hash = createHash('sha256').update(id).digest('base64url')
  await asOwner().rawQuery(
    `insert into platform.sessions (id, tenant_id, user_id, data, expires_at, confirmed_at, locked_at)
     values (?, ?, nullif(?, '')::uuid, ?, now() + interval '1 hour', case when ? then now() end,
       case when ? then now() end)`,
    [
      hash,
      account.centre.id,
      waiting || flash ? '' : account.userId,
      JSON.stringify(dataOf(account, { waiting, flash })),
      confirmed,
      locked,
    ]
  )
}

function dataOf(account: Account, { waiting, flash }: SessionOptions) {
  if (flash) return { __flash__: flash }
  return waiting ? halfway(account) : { auth_web: account.userId }
}

const halfway = ({ userId }: Account) => ({
  two_factor: { id: randomUUID(), userId, remember: false, at: Date.now() },
})
