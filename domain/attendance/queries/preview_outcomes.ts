import { sql } from 'kysely'
import {
  type Missed,
  type MissedSession,
  missedSessions,
} from '#domain/attendance/notices/missed_sessions'
import { policyOfEach } from '#domain/attendance/queries/policies'
import { type Outcome, outcomeOf } from '#domain/attendance/rules/outcome'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf, count } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { shownAt } from '#domain/shared/time/zone_offsets'

const lateCancels = statement((query, given: { student: string; but: string[] }) =>
  query
    .selectFrom('attendance as a')
    .innerJoin('class_sessions as s', (join) =>
      join.onRef('s.tenant_id', '=', 'a.tenant_id').onRef('s.id', '=', 'a.session_id')
    )
    .where('a.student_id', '=', given.student)
    .where('a.event', '=', 'late_cancel')
    .where((row) => row.not(row('a.session_id', '=', anyOf(given.but))))
    .select(
      sql<number>`extract(year from s.starts_at at time zone s.time_zone)::integer`.as('year')
    )
    .select(count().as('had'))
    .groupBy('year')
)

export type Previewed = MissedSession & { outcome: Outcome; asksMakeUp: boolean }

/**
 * What follows when a student is excused from these sessions, told at `noticeAt`: as marking judges
 * it (`outcomeOf`), each late cancellation among them counted before the next.
 */
export async function previewOutcomes(missed: Missed, noticeAt: Date): Promise<Previewed[]> {
  const sessions = await missedSessions(missed)
  const policies = await policyOfEach(sessions.map(({ group_id: group }) => group))
  const had = await lateCancelsBy(missed.studentId, sessions)
  return sessions.map((session) => {
    const policy = policies(session.group_id)
    const year = yearOf(session)
    const freeLateCancels = policy.free_late_cancels - (had.get(year) ?? 0)
    const { standing, starts_at: startsAt } = session
    const outcome = outcomeOf(
      { status: 'excused', standing, startsAt, noticeAt, freeLateCancels },
      policy
    )
    if (outcome.event === 'late_cancel') had.set(year, (had.get(year) ?? 0) + 1)
    return { ...session, outcome, asksMakeUp: policy.make_ups === 'ask' }
  })
}

/** Late cancellations of each calendar year, but for those of these sessions. */
async function lateCancelsBy(student: string, sessions: MissedSession[]) {
  const but = sessions.map(({ id }) => id)
  const rows = await inEveryBranch(() => lateCancels({ student, but }))
  return new Map(rows.map(({ year, had }) => [year, had]))
}

const yearOf = ({ starts_at: at, time_zone: zone }: MissedSession) =>
  Number(shownAt(zone, at).slice(0, 4))
