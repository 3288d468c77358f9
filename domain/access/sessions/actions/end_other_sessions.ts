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

export class EndOtherSessions {
  async execute({ tenantId, principal, keep, requestId }: Input) {
    return withTenant(tenantId, async () => {
      const { userId } = principal
      const sessions = await new EndSessions().execute({ tenantId, userId, keep })
      await recordAudit({
        actor: principal.actor(requestId),
        action: 'users.end_other_sessions',
        subjectType: 'user',
        subjectId: userId,
        after: { sessions },
      })
      return sessions
    })
  }
}
