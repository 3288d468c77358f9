import type { Factor } from '#domain/access/second_factors/rules/second_factor'
import type { Principal } from '#domain/access/sessions/principal'
import { NotifyNewDevice } from '#domain/access/sessions/actions/notify_new_device'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { db, tenantId } from '#domain/shared/data/database'

export type Arrival = {
  principal: Principal
  requestId: string | null
  factor?: Factor
  from: 'known_device' | 'new_device' | 'remembered_device'
}

/** Called inside the transaction that makes the session: without a session nobody came in. */
export async function recordSignIn({ principal, requestId, factor, from }: Arrival) {
  await db()
    .updateTable('users')
    .set({ last_login_at: now().toJSDate() })
    .where('id', '=', principal.userId)
    .execute()
  await recordAudit({
    actor: principal.actor(requestId),
    action: from === 'remembered_device' ? 'users.sign_in_remembered' : 'users.sign_in',
    subjectType: 'user',
    subjectId: principal.userId,
    ...(factor && { after: { factor } }),
  })
  if (from !== 'new_device') return
  await new NotifyNewDevice().execute({ tenantId: tenantId(), userId: principal.userId })
}
