import { sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { Columns } from '#domain/shared/data/sql'
import { noticed } from '#domain/attendance/notices/noticed'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

/** What is absent: one session, or those of some days. */
export interface Missed {
  studentId: string
  sessionId: string | null
  from: string | null
  until: string | null
  /** Ids of some of these sessions; the others are attended. */
  only?: string[] | null
}

const day = sessionDay('s')
const most = 200

const isEnrolled = (given: { student: string }) => sql<boolean>`coalesce(s.group_id in (
  select e.group_id from enrolments e where e.tenant_id = s.tenant_id
    and e.student_id = ${given.student}::uuid and ${inGroupOn(day)} and not ${isFrozenOn(day)}), false)`

const sessions = statement(
  (
    query,
    given: { student: string; session: string | null; from: string | null; until: string | null }
  ) =>
    query
      .selectFrom('class_sessions as s')
      .innerJoinLateral(
        sql<Columns<'enrolments', 'student_id'>>`(select ${given.student}::uuid as student_id)`.as(
          'm'
        ),
        (join) => join.onTrue()
      )
      .leftJoinLateral(noticed.as('n'), (join) => join.onTrue())
      .leftJoin('attendance as a', (join) =>
        join
          .onRef('a.tenant_id', '=', 's.tenant_id')
          .onRef('a.session_id', '=', 's.id')
          .onRef('a.student_id', '=', 'm.student_id')
      )
      .leftJoin('groups as g', (join) =>
        join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.id', '=', 's.group_id')
      )
      .where('s.status', '<>', 'cancelled')
      .where('s.type', '<>', 'event')
      .where(
        sql<boolean>`(s.student_id = ${given.student}::uuid or ${isEnrolled(given)} or exists (
          select from make_up_bookings b where b.tenant_id = s.tenant_id and b.session_id = s.id
            and b.student_id = ${given.student}::uuid and b.state <> 'cancelled'))`
      )
      .where(
        sql<boolean>`case when ${given.session}::uuid is not null then s.id = ${given.session}::uuid
          else s.starts_at >= ${given.from}::date - 1 and s.starts_at < ${given.until}::date + 2
            and ${day} between ${given.from}::date and ${given.until}::date end`
      )
      .orderBy('s.starts_at')
      .orderBy('s.id')
      .limit(sql.lit(most))
      .select(['s.id', 's.group_id', 's.starts_at', 's.ends_at', 's.time_zone'])
      .select(['g.title_en', 'g.title_ar', 'g.term_id'])
      .select(['n.told_at', 'a.status', 'a.event', 'a.counts_as_attended', 'a.charge_percent'])
      .select(['a.uses_unit', 'a.pays_instructor', 'a.makes_up', 'a.uses_free_cancel'])
      .select(
        sql<'alone' | 'enrolled' | 'guest'>`case when s.student_id is not null then 'alone'
          when ${isEnrolled(given)} then 'enrolled' else 'guest' end`.as('standing')
      )
)

export type MissedSession = RowOf<typeof sessions>

/**
 * What of the timetable a student who stays away misses, also as a guest, in its order; of a span at most so many. With the
 * notice that holds there already, and how they are marked.
 */
export async function missedSessions(missed: Missed) {
  const { studentId: student, sessionId: session, from, until, only } = missed
  const all = await sessions({ student, session, from, until })
  return only ? all.filter(({ id }) => only.includes(id)) : all
}
