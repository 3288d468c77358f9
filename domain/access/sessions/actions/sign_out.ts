import { sql } from 'kysely'
import type { Principal } from '#domain/access/sessions/principal'
import { viewEvent } from '#domain/access/sessions/view_event'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  principal: Principal
  sessionKey: string | null
  rememberedBy: string | null
  /** `shut_out`: the password was wrong too often. */
  because: 'sign_out' | 'shut_out'
  requestId: string | null
}

/** Ends the session on the server, whatever its cookie goes on claiming. */
export class SignOut {
  async execute({ tenantId, principal, sessionKey, rememberedBy, because, requestId }: Input) {
    await withTenant(tenantId, async () => {
      if (rememberedBy) await sql`select platform.forget_device(${rememberedBy})`.execute(db())
      if (sessionKey) await sql`select platform.end_session(${sessionKey})`.execute(db())
      if (principal.viewing) {
        await recordAudit(viewEvent(principal, 'roles.stop_view', principal.viewing.id, requestId))
      }
      await recordAudit({
        actor: principal.actor(requestId),
        action: `users.${because}`,
        subjectType: 'user',
        subjectId: principal.userId,
      })
    })
  }
}
