import type { Principal } from '#domain/access/principal'
import { recordAudit } from '#domain/shared/audit'
import { now } from '#domain/shared/clock'
import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  principal: Principal
  sessionKey: string
  rememberedBy: string | null
  requestId: string | null
}

/**
 * Locks a screen, and the remembered device it belongs to: without its session it comes back locked. The session goes on
 * under a new id with its next page at the latest. Answers when.
 */
export class LockSession {
  async execute({ tenantId, principal, sessionKey, rememberedBy, requestId }: Input) {
    const at = now().toJSDate()
    await withTenant(tenantId, async () => {
      await selectRows('select platform.lock_session(?, ?)', [sessionKey, at])
      if (rememberedBy) await selectRows('select platform.lock_device(?, ?)', [rememberedBy, at])
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
