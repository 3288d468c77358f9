import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { selectRows } from '#domain/shared/select_rows'
import { withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  userId: string
  /** As listSessions() names it: of a session or of a remembered device. */
  id: string
  actor: Actor
}

/** Ends one session of an account, with the device it came from; false when there is no such session of theirs. */
export class EndSession {
  async execute(input: Input) {
    return withTenant(input.tenantId, async () => {
      const [row] = await selectRows<{ ended: string }>(
        'select platform.end_named_session(?, ?) as ended',
        [input.userId, input.id]
      )
      if (row!.ended === '0') return false
      await recordAudit({
        actor: input.actor,
        action: 'users.end_session',
        subjectType: 'user',
        subjectId: input.userId,
      })
      return true
    })
  }
}
