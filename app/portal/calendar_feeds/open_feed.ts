import type { HttpContext } from '@adonisjs/core/http'
import { mayBeFed } from '#app/portal/calendar_feeds/calendar_feed_policy'
import { BareRefusal } from '#core/errors/bare_refusal'
import { type Budget, countedAddress, spend } from '#core/throttles/throttle'
import { findFeed, type FoundFeed } from '#domain/access/calendar_feeds/queries/find_feed'
import type { Principal } from '#domain/access/sessions/principal'
import type { Tenant } from '#domain/access/centre/tenant'
import { readStatements } from '#domain/shared/data/database'

const written = /^([\w-]{43})\.ics$/

/**
 * Whatever is wrong with an address, the answer is the same. Only what opens nothing counts against the network it comes
 * from: the calendar services that many people use read for all of them from one.
 */
export async function openFeed(ctx: HttpContext): Promise<FoundFeed> {
  const { params, request, tenant } = ctx
  const token = written.exec(String(params.file))?.[1]
  const feed = token && (await readStatements(tenant.id, () => findFeed(token)))
  if (!feed || !mayBeRead(feed.reader, tenant)) {
    await refuseSpent({
      key: `calendar_feed:missed:${tenant.id}:${countedAddress(request.ip())}`,
      requests: 60,
      duration: '1 hour',
    })
    throw new BareRefusal(404)
  }
  const { userId } = feed.reader
  await refuseSpent({
    key: `calendar_feed:read:${tenant.id}:${userId}`,
    requests: 120,
    duration: '1 hour',
  })
  return feed
}

/** As they could sign in and see sessions there. */
const mayBeRead = (reader: Principal, { twoFactorRequired }: Tenant) =>
  !reader.lacksSecondFactor(twoFactorRequired) && mayBeFed(reader)

async function refuseSpent(budget: Budget) {
  const seconds = await spend([budget])
  if (seconds > 0) throw new BareRefusal(429, seconds)
}
