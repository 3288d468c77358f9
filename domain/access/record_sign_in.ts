import type { Principal } from '#domain/access/principal'
import { recordAudit } from '#domain/shared/audit'
import { now } from '#domain/shared/clock'
import { currentTransaction } from '#domain/shared/tenant_scope'

/** What somebody proved beside or instead of their password. */
export type Factor = 'code' | 'recovery_code' | 'passkey'

type Arrival = { principal: Principal; requestId: string | null; factor?: Factor }

/** Writes down that somebody has signed in and by what, inside the running transaction. */
export async function recordSignIn({ principal, requestId, factor }: Arrival) {
  const account = currentTransaction().from('users').where('id', principal.userId)
  await account.update({ last_login_at: now().toJSDate() })
  await recordAudit({
    actor: principal.actor(requestId),
    action: 'users.sign_in',
    subjectType: 'user',
    subjectId: principal.userId,
    ...(factor && { after: { factor } }),
  })
}
