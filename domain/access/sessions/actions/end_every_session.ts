import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import type { Principal } from '#domain/access/sessions/principal'
import { recordAudit } from '#domain/shared/audit/audit'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  principal: Principal
  keep: { key: string | null; rememberedBy: string | null }
  requestId: string | null
}

export class EndEverySession {
  async execute({ tenantId, principal, keep, requestId }: Input) {
    return withTenant(tenantId, async () => {
      const sessions = await new EndSessions().execute({ tenantId, userId: 'everybody', keep })
      await recordAudit({
        actor: principal.actor(requestId),
        action: 'settings.end_every_session',
        subjectType: 'tenant',
        subjectId: tenantId,
        after: { sessions },
      })
      return sessions
    })
  }
}
