import { createHash } from 'node:crypto'
import { platform } from '#domain/shared/tenant_scope'
import type { Account } from '#tests/helpers/centre'

/** The row a sign-in leaves; the id is what the cookie carries, the row keeps its hash. */
export async function signedInSession(id: string, account: Account) {
  const hash = createHash('sha256').update(id).digest('base64url')
  await platform().rawQuery(
    `insert into platform.sessions (id, tenant_id, user_id, data, expires_at)
     values (?, ?, ?, ?, now() + interval '1 hour')`,
    [hash, account.centre.id, account.userId, JSON.stringify({ auth_web: account.userId })]
  )
}
