import { newFeedToken } from '#domain/access/calendar_feeds/feed_token'
import { forgetFeed } from '#domain/access/calendar_feeds/forget_feed'
import { hashToken } from '#domain/access/links/link_token'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; userId: string; actor: Actor }

/** The address of a feed; where there was one, this replaces it, and the old address stops working at once. */
export class MakeCalendarFeed {
  async execute(input: Input): Promise<{ renewed: boolean }> {
    const { tenantId, userId, actor } = input
    const { token, sealed } = newFeedToken(input)
    const fresh = { hash: hashToken(token), sealed, made_at: now().toJSDate() }
    return withTenant(tenantId, async () => {
      const renewed = await forgetFeed(userId)
      await db()
        .insertInto('calendar_feeds')
        .values({ user_id: userId, ...fresh })
        .onConflict((taken) => taken.columns(['tenant_id', 'user_id']).doUpdateSet(fresh))
        .execute()
      await recordAudit({
        actor,
        action: renewed ? 'users.calendar_feed_renewed' : 'users.calendar_feed_made',
        subjectType: 'user',
        subjectId: userId,
      })
      return { renewed }
    })
  }
}
