import { DateTime } from 'luxon'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import {
  groupNamed,
  partiesNamed,
  substitutedNamed,
} from '#domain/scheduling/class_sessions/queries/meeting_named'
import { isToBeStaffed } from '#domain/scheduling/class_sessions/queries/unstaffed'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'

const covered = (query: Kysely<DB>, moment: Date) =>
  query
    .selectFrom('class_sessions as s')
    .where('s.type', '<>', sql.lit('event'))
    .select(['s.id', 's.version', 's.title', 's.starts_at', 's.ends_at', 's.time_zone'])
    .select(['s.status', 's.branch_id', 's.group_id', 's.student_id', 's.instructor_id'])
    .select([groupNamed.as('group'), ...partiesNamed, substitutedNamed.as('substituted')])
    .select([
      lacksSubstitute('s', sql`${moment}::timestamptz`).as('is_lacking'),
      sql<boolean>`(${isToBeStaffed('s')} and s.starts_at > ${moment}::timestamptz)`.as('is_ahead'),
    ])

const byId = statement((query, key: { id: string; moment: Date }) =>
  covered(query, key.moment).where('s.id', '=', key.id)
)

export type CoveredSession = RowOf<typeof byId>

/** A session that somebody may take over; `is_ahead` while that still makes sense. */
export const coveredSession = async (id: string): Promise<CoveredSession | undefined> =>
  isUuid(id) ? (await byId({ id, moment: now().toJSDate() }))[0] : undefined

/** More than anybody teaches in a day. */
const mostInDay = 12

type Day = { instructor: string; from: Date; until: Date; moment: Date }

const inDay = statement((query, day: Day) =>
  covered(query, day.moment)
    .where('s.instructor_id', '=', day.instructor)
    .where('s.starts_at', '>=', day.from)
    .where('s.starts_at', '<', day.until)
    .where('s.starts_at', '>', day.moment)
    .where(isToBeStaffed('s'))
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(sql.lit(mostInDay))
)

/** The sessions that its instructor still teaches on the day of a session, by the session's zone. */
export async function coveredDay(session: CoveredSession): Promise<CoveredSession[]> {
  if (!session.instructor_id) return []
  const day = DateTime.fromJSDate(session.starts_at, { zone: session.time_zone }).startOf('day')
  return inDay({
    instructor: session.instructor_id,
    from: day.toJSDate(),
    until: day.plus({ days: 1 }).toJSDate(),
    moment: now().toJSDate(),
  })
}
