import { type Expression, sql } from 'kysely'
import { noticed } from '#domain/attendance/notices/noticed'
import { members } from '#domain/attendance/queries/session_attendance'
import { isTaughtBy } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { jsonById, jsonOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { type StoredNames, storedNameFields } from '#domain/shared/text/person_names'

interface Asked {
  instructor: string
  /** The day. */
  from: Date
  until: Date
  moment: Date
}

interface Awaited {
  students: number
  /** Who told that they would not come. */
  away: (StoredNames & { id: string })[]
}

/** How many are expected, people on a pause left out. */
const awaited = sql<Awaited>`(
  select (count(*))::integer as students,
    coalesce(jsonb_agg(${jsonOf('students', 'p', ['id', ...storedNameFields])} order by p.sorted_en, p.id)
      filter (where n.told_at is not null), '[]') as away
  from ${members} m
  join students p on p.tenant_id = s.tenant_id and p.id = m.student_id
  left join lateral ${noticed} n on true
  where not m.is_frozen)`

const itsBranch = jsonById('branches', sql.ref('s.branch_id'), ['id', 'name_en', 'name_ar'])

/** Unseen until the centre has a second one. */
const branch = sql<
  typeof itsBranch.expressionType
>`case when (select count(*) from branches) > 1 then ${itsBranch} end`

/** Those of the day, and the first that is not over, on whichever day it is. An index leads to the hours around. */
const ids = ({ instructor, from, until, moment }: Asked): Expression<string[]> => sql`array(
  select t.id from class_sessions t where ${isTaughtBy(instructor)}
    and t.starts_at > ${from}::timestamptz - interval '24 hours' and t.starts_at < ${until} and t.ends_at > ${from}
  union
  (select t.id from class_sessions t where ${isTaughtBy(instructor)}
    and t.starts_at > ${moment}::timestamptz - interval '24 hours' and t.ends_at > ${moment} and t.status <> 'cancelled'
    order by t.starts_at, t.id limit 1))`

const sessions = statement((query, given: Asked) =>
  query
    .selectFrom('class_sessions as s')
    .innerJoinLateral(awaited.as('w'), (join) => join.onTrue())
    .where('s.id', '=', sql<string>`any(${ids(given)})`)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .select(['s.id', 's.title', 's.type', 's.status', 's.topic', 's.starts_at', 's.ends_at'])
    .select(['s.time_zone', 's.online_url', 's.attendance_taken_at', 'w.students', 'w.away'])
    .select(sql<boolean>`s.instructor_id is distinct from ${given.instructor}`.as('is_assistant'))
    .select([
      jsonById('groups', sql.ref('s.group_id'), ['id', 'code', 'title_en', 'title_ar']).as('group'),
      jsonById('students', sql.ref('s.student_id'), ['id', ...storedNameFields]).as('student'),
      jsonById('rooms', sql.ref('s.room_id'), ['id', 'name_en', 'name_ar']).as('room'),
      branch.as('branch'),
      jsonById('instructors', sql.ref('s.substitute_for'), ['id', ...storedNameFields]).as(
        'substitute_for'
      ),
    ])
)

export type SessionOfDay = RowOf<typeof sessions>

/** What an instructor teaches or assists in on a day, cancelled ones too, and what comes next. */
export const taughtSessions = (day: Asked) => sessions(day)
