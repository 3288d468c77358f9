import {
  type Missed,
  type MissedSession,
  missedSessions,
} from '#domain/attendance/notices/missed_sessions'
import { countedAbsences } from '#domain/attendance/queries/counted_absences'
import { policyOfEach } from '#domain/attendance/queries/policies'
import { type Outcome, outcomeOf } from '#domain/attendance/rules/outcome'
import { isCounted, leftFor } from '#domain/attendance/rules/period'

export type Previewed = MissedSession & { outcome: Outcome; asksMakeUp: boolean }

/**
 * What follows when a student is excused from these sessions, told at `noticeAt`: as marking judges
 * it, each of them counted before the next.
 */
export async function previewOutcomes(missed: Missed, noticeAt: Date): Promise<Previewed[]> {
  const sessions = await missedSessions(missed)
  const policies = await policyOfEach(sessions.map(({ group_id: group }) => group))
  const { studentId } = missed
  const before = await countedAbsences({
    students: [studentId],
    but: sessions.map(({ id }) => id),
  })
  const had = [...before(studentId)]
  return sessions.map((session) => {
    const policy = policies(session.group_id)
    const { standing, starts_at: startsAt } = session
    const outcome = outcomeOf(
      { ...{ status: 'excused', standing, startsAt, noticeAt }, ...leftFor(session, had, policy) },
      policy
    )
    if (isCounted(outcome)) had.push({ ...session, event: outcome.event })
    return { ...session, outcome, asksMakeUp: policy.make_ups === 'ask' }
  })
}
