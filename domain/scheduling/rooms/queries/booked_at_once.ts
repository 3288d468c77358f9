import { sql } from 'kysely'
import { jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { byId } from '#domain/shared/lists/catalogue_source'
import { storedNameFields } from '#domain/shared/text/person_names'
import { now } from '#domain/shared/time/clock'

/** Sessions to come of one room, as the constraint compares them: two that overlap follow each other in their order. */
const overlapping = statement((query, given: { roomId: string; moment: Date }) =>
  query
    .with('ahead', (from) =>
      from
        .selectFrom('class_sessions')
        .where('room_id', '=', given.roomId)
        .where('starts_at', '>', sql<Date>`${given.moment}::timestamptz - interval '24 hours'`)
        .where('ends_at', '>', given.moment)
        .where('status', '<>', sql.lit('cancelled'))
        .where('clash_reason', 'is', null)
        .select(['id', 'starts_at', 'ends_at'])
        .select([
          sql<Date | null>`max(ends_at) over (order by starts_at, id rows between unbounded preceding and 1 preceding)`.as(
            'until'
          ),
          sql<Date | null>`lead(starts_at) over (order by starts_at, id)`.as('next'),
        ])
    )
    .selectFrom('ahead as a')
    .where((of) =>
      of.or([of('a.until', '>', of.ref('a.starts_at')), of('a.next', '<', of.ref('a.ends_at'))])
    )
    .innerJoinLateral(
      (of) => byId('class_sessions', of.ref('a.id'), 's'),
      (join) => join.onTrue()
    )
    .leftJoinLateral(
      (of) => byId('groups', of.ref('s.group_id'), 'g'),
      (join) => join.onTrue()
    )
    .leftJoinLateral(
      (of) => byId('students', of.ref('s.student_id'), 'p'),
      (join) => join.onTrue()
    )
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(sql.lit(2))
    .select(['s.starts_at', 's.time_zone', 's.type', 's.title'])
    .select(sql<number>`count(*) over ()::integer`.as('count'))
    .select([
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'),
      jsonIfJoined('students', 'p', ['id', ...storedNameFields]).as('student'),
    ])
)

export type BookedSession = RowOf<typeof overlapping>

/** The first two sessions that are in a room at once, and how many are. */
export async function bookedAtOnce(roomId: string) {
  const sessions = await overlapping({ roomId, moment: now().toJSDate() })
  return { sessions, count: sessions[0]?.count ?? 0 }
}
