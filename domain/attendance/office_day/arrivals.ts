import { sql } from 'kysely'
import { noticed } from '#domain/attendance/notices/noticed'
import { markedMembers } from '#domain/attendance/queries/session_attendance'
import { groupNamed, roomNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import { anyOf, jsonOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** Whether no earlier session of the group took place since the student joined it. */
const isFirstClass = sql<boolean>`(m.standing in ('enrolled', 'trial') and exists (
  select from enrolments e where e.tenant_id = s.tenant_id and e.group_id = s.group_id
    and e.student_id = m.student_id and ${inGroupOn(sessionDay('s'))}
    and not exists (
      select from class_sessions b where b.tenant_id = s.tenant_id and b.group_id = s.group_id
        and b.starts_at < s.starts_at and b.status <> 'cancelled' and b.type <> 'event'
        and ${sessionDay('b')} >= coalesce(e.starts_on, e.enrolled_on))))`

/** Nobody comes to the centre for a session held online or at a student's home. */
const isAtCentre = sql<boolean>`((s.room_id is not null or s.online_url is null) and coalesce((
  select g.work_type in ('in_person', 'hybrid') from groups g
  where g.tenant_id = s.tenant_id and g.id = s.group_id), true))`

const arrivals = statement((query, input: { sessions: string[]; limit: number }) =>
  markedMembers(query)
    .innerJoin('students as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 'm.student_id')
    )
    .where('s.id', '=', anyOf(input.sessions))
    .where(isAtCentre)
    .where('m.is_frozen', '=', sql<boolean>`false`)
    .where('a.student_id', 'is', null)
    .where(sql<boolean>`not exists (select from ${noticed} n)`)
    .select([
      jsonOf('students', 'p', ['id', ...storedNameFields]).as('student'),
      's.id as session_id',
      's.starts_at',
      's.ends_at',
      's.title',
      'm.standing',
      isFirstClass.as('is_first_class'),
      groupNamed.as('group'),
      roomNamed.as('room'),
      sql<number>`count(*) over ()::integer`.as('total'),
    ])
    .orderBy(sql`(m.standing in ('trial', 'guest') or ${isFirstClass})`, 'desc')
    .orderBy('s.starts_at')
    .orderBy('p.sequence')
    .limit(sql<number>`${input.limit}`)
)

/**
 * Students these sessions expect at the centre who aren't marked and gave no notice. Newcomers,
 * trials and guests are first. `total` counts those beyond the limit too.
 */
export const listArrivals = async (sessions: string[], limit: number) =>
  sessions.length === 0 ? [] : arrivals({ sessions, limit })
