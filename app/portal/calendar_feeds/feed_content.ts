import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { Principal } from '#domain/access/sessions/principal'
import { fedDigest } from '#domain/scheduling/calendar_feeds/queries/fed_sessions'
import { type FeedReach, feedSpan } from '#domain/scheduling/calendar_feeds/rules/feed_span'
import { readStatements } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

export const reachOf = ({ kind }: Pick<Principal, 'kind'>): FeedReach =>
  kind === 'admin' ? 'centre' : 'own'

/** Names what the file says without making it: its sessions, and all else that its text is made of. */
export async function contentOf({ tenant, inertia }: HttpContext, reader: Principal) {
  const span = feedSpan(reachOf(reader), now().setZone(tenant.timezone))
  const asked = { reader, span }
  const digest = await readStatements(tenant.id, () => fedDigest(asked))
  const { nameEn, nameAr, defaultLocale, country, digits, timezone, branches } = tenant
  const words = [reader.locale, defaultLocale, country, digits, inertia.getVersion()]
  const told = [digest, nameEn, nameAr, timezone, branches > 1, process.versions.tz, ...words]
  const content = createHash('sha256').update(JSON.stringify(told)).digest('base64url')
  return { asked, content }
}
