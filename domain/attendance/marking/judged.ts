import { sql } from 'kysely'
import type { HeldSession } from '#domain/attendance/marking/held_session'
import type { JudgedMark, KeptMark } from '#domain/attendance/marking/write_attendance'
import { outcomeOf } from '#domain/attendance/rules/outcome'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** Late cancellations of a calendar year, by the clocks of the session, but for this session's. */
const lateCancels = statement((query, given: { students: string[]; session: string }) =>
  query
    .selectFrom('class_sessions as here')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'here.tenant_id').on(
        sql<boolean>`date_trunc('year', s.starts_at at time zone here.time_zone)
            = date_trunc('year', here.starts_at at time zone here.time_zone)`
      )
    )
    .innerJoin('attendance as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.session_id', '=', 's.id')
    )
    .where('here.id', '=', given.session)
    .where('a.session_id', '<>', given.session)
    .where('a.student_id', '=', anyOf(given.students))
    .where('a.event', '=', 'late_cancel')
    .groupBy('a.student_id')
    .select(['a.student_id', count().as('had')])
)

/** What follows from each mark, by the policy of the session's group. */
export async function judged(session: HeldSession, marks: KeptMark[]): Promise<JudgedMark[]> {
  const { policy, startsAt } = session
  const had = policy.free_late_cancels > 0 ? await lateCancelsOf(session.id, marks) : new Map()
  return marks.map((kept) => {
    const { mark, row } = kept
    const outcome = outcomeOf(
      {
        status: mark.status,
        standing: row.standing,
        startsAt,
        noticeAt: mark.notice_at ? new Date(mark.notice_at) : null,
        freeLateCancels: policy.free_late_cancels - (had.get(mark.student_id) ?? 0),
        makesUp: mark.makes_up,
      },
      policy
    )
    return { ...kept, outcome }
  })
}

async function lateCancelsOf(session: string, marks: KeptMark[]) {
  const excused = marks.filter(({ mark }) => mark.status === 'excused')
  if (excused.length === 0) return new Map<string, number>()
  const students = excused.map(({ mark }) => mark.student_id)
  const rows = await inEveryBranch(() => lateCancels({ students, session }))
  return new Map(rows.map((row) => [row.student_id, row.had]))
}
