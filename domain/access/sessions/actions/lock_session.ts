import { sql } from 'kysely'
import type { Principal } from '#domain/access/sessions/principal'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  principal: Principal
  /** Null: it comes in with this request, and is kept as locked. */
  sessionKey: string | null
  rememberedBy: string | null
  requestId: string | null
}

/**
 * Locks the remembered device too, so that it comes back locked without its session. The session
 * gets a new id with its next page at the latest.
 */
export class LockSession {
  async execute({ tenantId, principal, sessionKey, rememberedBy, requestId }: Input) {
    const at = now().toJSDate()
    await withTenant(tenantId, async () => {
      if (sessionKey) await sql`select platform.lock_session(${sessionKey}, ${at})`.execute(db())
      if (rememberedBy) await sql`select platform.lock_device(${rememberedBy}, ${at})`.execute(db())
      await recordAudit({
        actor: principal.actor(requestId),
        action: 'users.lock',
        subjectType: 'user',
        subjectId: principal.userId,
      })
    })
    return at
  }
}
