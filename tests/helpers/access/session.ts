import { createHash, randomUUID } from 'node:crypto'
import { sql, type UpdateObject } from 'kysely'
import type { DB } from '#database/schema'
import { asOwner } from '#tests/helpers/database/as_owner'
import type { Account } from '#tests/helpers/centre/centre'

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
  const now = sql<Date>`now()`
  await asOwner()
    .insertInto('platform.sessions')
    .values({
      id: hash,
      tenant_id: account.centre.id,
      user_id: waiting || flash ? null : account.userId,
      data: JSON.stringify(dataOf(account, { waiting, flash })),
      expires_at: sql<Date>`now() + interval '1 hour'`,
      confirmed_at: confirmed ? now : null,
      locked_at: locked ? now : null,
    })
    .execute()
}

export const sessionsOf = ({ userId }: Account) =>
  asOwner().selectFrom('platform.sessions').selectAll().where('user_id', '=', userId).execute()

export const changeSessions = (
  { userId }: Account,
  columns: UpdateObject<DB, 'platform.sessions'>
) => asOwner().updateTable('platform.sessions').set(columns).where('user_id', '=', userId).execute()

/** So long ago, as PostgreSQL's clock has it: '2 minutes'. */
export const ago = (time: string) => sql<Date>`now() - ${time}::interval`

function dataOf(account: Account, { waiting, flash }: SessionOptions) {
  if (flash) return { __flash__: flash }
  return waiting ? halfway(account) : { auth_web: account.userId }
}

const halfway = ({ userId }: Account) => ({
  two_factor: { id: randomUUID(), userId, remember: false, at: Date.now() },
})
