import { DateTime } from 'luxon'
import { nextRamadan } from '#domain/scheduling/hours/rules/next_ramadan'
import { statement } from '#domain/shared/data/statement'

/** Sessions are planned about so long before; a timing set later moves none of them. */
const noticeDays = 8 * 7

const timingsWithin = statement((query, span: { from: string; until: string }) =>
  query
    .selectFrom('timings')
    .where('starts_on', '<=', span.until)
    .where('ends_on', '>=', span.from)
    .limit(1)
    .select('id')
)

/** The Ramadan that begins within eight weeks, or lasts, and has no timing. `today` is YYYY-MM-DD. */
export async function ramadanDue(today: string) {
  const ramadan = nextRamadan(today)
  const noticedFrom = DateTime.fromISO(ramadan.starts_on).minus({ days: noticeDays }).toISODate()!
  if (today < noticedFrom) return null
  const set = await timingsWithin({ from: ramadan.starts_on, until: ramadan.ends_on })
  return set.length > 0 ? null : { starts_on: ramadan.starts_on }
}
