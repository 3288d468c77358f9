import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { now } from '#domain/shared/time/clock'
import { statement } from '#domain/shared/data/statement'

type Session = Columns<'platform.sessions', 'id' | 'ip' | 'user_agent' | 'created_at' | 'seen_at'>
type Device = Columns<'platform.remember_tokens', 'id'>

/**
 * A session, or a remembered device whose session is over. `id` is the session's name, which is not
 * its key, or else the device's.
 */
export type ListedSession = {
  id: Session['id']
  deviceId: Device['id'] | null
  ip: Session['ip']
  userAgent: Session['user_agent']
  signedInAt: Session['created_at']
  seenAt: Session['seen_at']
}

/** What the list calls the session of a key (database/sessions/session_functions.ts). */
export const sessionName = (key: string) => hash('sha256', key)

export async function listSessions(userId: string): Promise<ListedSession[]> {
  return sessionsOf({ userId, at: now().toJSDate() })
}

const sessionsOf = statement(
  (_, { userId, at }: { userId: string; at: Date }) => sql<ListedSession>`
    with live as (
       select distinct on (coalesce(remembered_by::text, name)) name, remembered_by, ip, user_agent, created_at, seen_at
       from platform.sessions_of(${userId}) where expires_at > ${at}
       order by coalesce(remembered_by::text, name), seen_at desc
     )
     select coalesce(l.name, d.id::text) id, d.id "deviceId", coalesce(l.ip, d.ip) ip,
       coalesce(l.user_agent, d.user_agent) "userAgent", coalesce(d.created_at, l.created_at) "signedInAt",
       coalesce(l.seen_at, d.rotated_at) "seenAt"
     from live l full join (
       select * from platform.devices_of(${userId}) where expires_at > ${at}
     ) d on d.id = l.remembered_by
     order by "seenAt" desc`
)
