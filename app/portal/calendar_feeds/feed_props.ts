import type { HttpContext } from '@adonisjs/core/http'
import { mayBeFed } from '#app/portal/calendar_feeds/calendar_feed_policy'
import { reachOf } from '#app/portal/calendar_feeds/feed_content'
import { addressAt } from '#core/tenants/centre_address'
import { isConfirmed } from '#core/sessions/session_state'
import { openFeedToken } from '#domain/access/calendar_feeds/feed_token'
import { findOwnFeed } from '#domain/access/calendar_feeds/queries/find_own_feed'
import { fedMonths, mostFed } from '#domain/scheduling/calendar_feeds/rules/feed_span'
import { readStatements } from '#domain/shared/data/database'
import { urlFor } from '@adonisjs/core/services/url_builder'

/** Null for whoever has no sessions to read. The address itself travels beside, where no history keeps it. */
export async function feedProps(ctx: HttpContext) {
  const { auth, tenant, sessionState } = ctx
  const user = auth.getUserOrFail()
  if (!mayBeFed(user)) return null
  const { userId } = user
  const feed = await readStatements(tenant.id, () => findOwnFeed(userId))
  if (feed && isConfirmed(sessionState) && !user.viewing) {
    const token = openFeedToken(feed.sealed, { tenantId: tenant.id, userId })
    if (token) ctx.shownOnce = { calendar_feed: addressOf(tenant.slug, token) }
  }
  return {
    made_at: feed?.made_at.toISOString() ?? null,
    read_at: feed?.read_at?.toISOString() ?? null,
    ...fedMonths[reachOf(user)],
    most: mostFed,
  }
}

const addressOf = (slug: string, token: string) =>
  addressAt(slug, urlFor('calendar_feeds.show', { file: `${token}.ics` }))
