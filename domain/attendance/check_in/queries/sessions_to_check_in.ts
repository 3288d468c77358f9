import { sql } from 'kysely'
import { jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import {
  frozenOfSession,
  isOfStudents,
} from '#domain/scheduling/class_sessions/queries/whose_sessions'

interface Given {
  student: string
  branch: string
  at: Date
  until: Date
}

const alone = (student: string) => sql<string[]>`array[${student}::uuid]`

const sessions = statement((query, given: Given) =>
  query
    .selectFrom('class_sessions as t')
    .leftJoin('rooms as r', (join) =>
      join.onRef('r.tenant_id', '=', 't.tenant_id').onRef('r.id', '=', 't.room_id')
    )
    .leftJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 't.tenant_id').onRef('g.id', '=', 't.group_id')
    )
    .leftJoin('attendance as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 't.tenant_id')
        .onRef('a.session_id', '=', 't.id')
        .on('a.student_id', '=', sql<string>`${given.student}`)
    )
    .where('t.branch_id', '=', given.branch)
    .where('t.ends_at', '>', given.at)
    .where('t.starts_at', '<', given.until)
    .where('t.status', '<>', sql.lit('cancelled'))
    .where('t.type', '<>', sql.lit('event'))
    .where(sql<boolean>`(t.room_id is not null or t.online_url is null)`)
    .where(sql<boolean>`coalesce(g.work_type in ('in_person', 'hybrid'), true)`)
    .where(isOfStudents(alone(given.student)))
    .where(sql<boolean>`cardinality(${frozenOfSession(alone(given.student))}) = 0`)
    .orderBy('t.starts_at')
    .orderBy('t.id')
    .select(['t.id', 't.starts_at as startsAt', 't.ends_at as endsAt', 't.time_zone'])
    .select(sql<boolean>`a.session_id is not null`.as('isMarked'))
    .select(sql<boolean>`coalesce(a.status in ('absent', 'excused'), false)`.as('isAway'))
    .select(jsonIfJoined('rooms', 'r', ['name_en', 'name_ar']).as('room'))
)

export type CheckInSession = RowOf<typeof sessions>

/** Where a student is awaited in a branch, from what is running until the day is over; nothing that is held online or elsewhere. */
export const sessionsToCheckIn = (given: Given) => sessions(given)
