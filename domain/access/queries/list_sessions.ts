import { now } from '#domain/shared/clock'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'

/** A place somebody is signed in at: a session, or a remembered device whose session is over. */
export type ListedSession = {
  /** Of the session, else of the device. */
  id: string
  deviceId: string | null
  ip: string | null
  userAgent: string | null
  signedInAt: Date
  seenAt: Date
}

/** Where an account is signed in, last used first; a remembered device stands once. */
export async function listSessions(userId: string): Promise<ListedSession[]> {
  const at = now().toJSDate()
  const { rows } = await currentTransaction().rawQuery(
    `with live as (
       select distinct on (coalesce(remembered_by::text, id)) id, remembered_by, ip, user_agent, created_at, seen_at
       from platform.sessions where tenant_id = :tenant and user_id = :user and expires_at > :at
       order by coalesce(remembered_by::text, id), seen_at desc
     )
     select coalesce(l.id, d.id::text) id, d.id "deviceId", coalesce(l.ip, d.ip) ip,
       coalesce(l.user_agent, d.user_agent) "userAgent", coalesce(d.created_at, l.created_at) "signedInAt",
       coalesce(l.seen_at, d.rotated_at) "seenAt"
     from live l full join (
       select * from platform.remember_tokens where tenant_id = :tenant and user_id = :user and expires_at > :at
     ) d on d.id = l.remembered_by
     order by "seenAt" desc`,
    { tenant: tenantId(), user: userId, at }
  )
  return rows
}
