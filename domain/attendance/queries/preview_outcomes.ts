import { sql } from 'kysely'
import {
  type Missed,
  type MissedSession,
  missedSessions,
} from '#domain/attendance/notices/missed_sessions'
import { policyOfEach } from '#domain/attendance/queries/policies'
import { type Outcome, outcomeOf } from '#domain/attendance/rules/outcome'
import type { AttendancePolicy } from '#domain/attendance/rules/policy'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { shownAt } from '#domain/shared/time/zone_offsets'

/** Those that a policy counts: told late, or to be made up for. */
const counted = statement((query, given: { student: string; but: string[] }) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .leftJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 's.tenant_id').onRef('g.id', '=', 's.group_id')
    )
    .where('a.student_id', '=', given.student)
    .where(sql<boolean>`(a.event = 'late_cancel' or a.event = 'excused' and a.makes_up)`)
    .where((row) => row.not(row('a.session_id', '=', anyOf(given.but))))
    .select(['a.event', 's.starts_at', 's.time_zone', 'g.term_id'])
)

export type Previewed = MissedSession & { outcome: Outcome; asksMakeUp: boolean }

/**
 * What follows when a student is excused from these sessions, told at `noticeAt`: as marking judges
 * it (`outcomeOf`), each late cancellation among them counted before the next.
 */
export async function previewOutcomes(missed: Missed, noticeAt: Date): Promise<Previewed[]> {
  const sessions = await missedSessions(missed)
  const policies = await policyOfEach(sessions.map(({ group_id: group }) => group))
  const had = await countedOf(missed.studentId, sessions)
  return sessions.map((session) => {
    const policy = policies(session.group_id)
    const { standing, starts_at: startsAt } = session
    const allowed = policy.make_ups_allowed
    const period = periodOf(policy.make_ups_per)
    const outcome = outcomeOf(
      {
        ...{ status: 'excused', standing, startsAt, noticeAt },
        freeLateCancels: policy.free_late_cancels - had('late_cancel', periodOf('year'), session),
        makeUpsLeft: allowed === null ? null : allowed - had('excused', period, session),
      },
      policy
    )
    had.add(outcome, session)
    return { ...session, outcome, asksMakeUp: policy.make_ups === 'ask' }
  })
}

type Placed = Pick<MissedSession, 'starts_at' | 'time_zone' | 'term_id'>

/** How many of a period there are already, but for those of these sessions, which are added one by one. */
async function countedOf(student: string, sessions: MissedSession[]) {
  const but = sessions.map(({ id }) => id)
  const before: (Placed & { event: string })[] = await inEveryBranch(() =>
    counted({ student, but })
  )
  const had = (event: Outcome['event'], period: (of: Placed) => string, session: Placed) =>
    before.filter((one) => one.event === event && period(one) === period(session)).length
  const add = ({ event, makes_up: makesUp }: Outcome, session: Placed) => {
    if (event === 'late_cancel' || (event === 'excused' && makesUp))
      before.push({ ...session, event })
  }
  return Object.assign(had, { add })
}

/** As marking counts them: what is in no term by the calendar year. */
const periodOf = (per: AttendancePolicy['make_ups_per']) => (session: Placed) => {
  const day = shownAt(session.time_zone, session.starts_at)
  if (per === 'month') return day.slice(0, 7)
  return per === 'term' ? (session.term_id ?? day.slice(0, 4)) : day.slice(0, 4)
}
