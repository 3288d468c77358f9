import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { Ahead } from '#domain/scheduling/alerts/alerts'
import {
  isToBeStaffed,
  lacksInstructor as hasNobody,
} from '#domain/scheduling/class_sessions/queries/unstaffed'
import { jsonIfJoined, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** Nobody looks for a room where one meets online or at a student's home. */
const lacksRoom = sql<boolean>`(s.room_id is null and s.online_url is null
  and (g.work_type is null or g.work_type not in (${sql.join(literals(['online', 'home_visit']))})))`

const lacksInstructor = hasNobody('s')

/** Sessions of the next days that nobody teaches, or that have no room though they need one; events may go without. */
export const lackingSessions = (
  query: Kysely<DB>,
  given: Pick<Ahead, 'moment' | 'sessionsUntil'>
) =>
  query
    .selectFrom('class_sessions as s')
    .leftJoin('groups as g', 'g.id', 's.group_id')
    .where(isToBeStaffed('s'))
    .where((of) => of.or([of('s.instructor_id', 'is', null), of('s.room_id', 'is', null)]))
    .where('s.starts_at', '>=', given.moment)
    .where('s.starts_at', '<', given.sessionsUntil)
    .where((of) => of.or([lacksInstructor, lacksRoom]))

type Page = { limit: number; offset: number }

export const listLackingSessions = statement((query, given: Ahead & Page) =>
  lackingSessions(query, given)
    .leftJoin('students as p', 'p.id', 's.student_id')
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(['s.id', 's.title', 's.starts_at', 's.time_zone'])
    .select([lacksInstructor.as('lacks_instructor'), lacksRoom.as('lacks_room')])
    .select([
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'),
      jsonIfJoined('students', 'p', ['id', ...storedNameFields]).as('student'),
    ])
)

/** How many of one group lack what. */
export const lackingOfGroup = statement((query, given: Ahead & { group: string }) =>
  lackingSessions(query, given)
    .where('s.group_id', '=', given.group)
    .select([
      sql<number>`(count(*) filter (where ${lacksInstructor}))::integer`.as('instructor'),
      sql<number>`(count(*) filter (where ${lacksRoom}))::integer`.as('room'),
    ])
)
