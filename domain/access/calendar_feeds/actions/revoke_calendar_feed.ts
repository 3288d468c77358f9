import { forgetFeed } from '#domain/access/calendar_feeds/forget_feed'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; userId: string; actor: Actor }

export class RevokeCalendarFeed {
  /** False where there was none. */
  async execute({ tenantId, userId, actor }: Input) {
    return withTenant(tenantId, async () => {
      const revoked = await forgetFeed(userId)
      if (!revoked) return false
      await recordAudit({
        actor,
        action: 'users.calendar_feed_revoked',
        subjectType: 'user',
        subjectId: userId,
      })
      return true
    })
  }
}
