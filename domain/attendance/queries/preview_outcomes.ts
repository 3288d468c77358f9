import {
  type Missed,
  type MissedSession,
  missedSessions,
} from '#domain/attendance/notices/missed_sessions'
import { missedCharges } from '#domain/attendance/make_ups/bookings'
import { countedAbsences } from '#domain/attendance/queries/counted_absences'
import { policiesOfEach } from '#domain/attendance/queries/policies'
import { toldBeginnings } from '#domain/attendance/notices/told_beginnings'
import {
  causeOf,
  type Judged,
  type Outcome,
  type OutcomeCause,
  outcomeOf,
  stoodOf,
} from '#domain/attendance/rules/outcome'
import { isCounted, leftFor } from '#domain/attendance/rules/period'
import { dayAt } from '#domain/shared/time/zone_offsets'

export interface Previewed extends MissedSession {
  noticeAt: Date
  outcome: Outcome
  cause: OutcomeCause | null
  /** The notice that its policy asks for, in hours before the session. */
  noticeHours: number
  asksMakeUp: boolean
}

/**
 * What follows when a student is excused from these sessions, told at `toldAt` or with a notice that holds there already: as
 * marking judges it, each of them counted before the next. Whoever is marked already keeps what follows from that.
 */
export async function previewOutcomes(missed: Missed, toldAt: Date): Promise<Previewed[]> {
  const sessions = await missedSessions(missed)
  const policies = await policiesOfEach(sessions.map(({ group_id: group }) => group))
  const noticeOf = ({ told_at: before }: MissedSession) =>
    before && before < toldAt ? before : toldAt
  const notices = sessions.map((one) => ({ session_id: one.id, told_at: noticeOf(one) }))
  const begins = await toldBeginnings(notices)
  const open = sessions.filter(({ status }) => status === null).map(({ id }) => id)
  const before = await countedAbsences({ students: [missed.studentId], but: open })
  const had = [...before(missed.studentId)]
  const visited = sessions.filter(({ standing }) => standing === 'guest').map(({ id }) => id)
  const missedCharge = await missedCharges({ sessions: visited, students: [missed.studentId] })
  return sessions.map((session) => {
    const day = dayAt(session.time_zone, session.starts_at)
    const { policy } = policies(session.group_id).policyOn(day)
    const noticeAt = noticeOf(session)
    const told = {
      ...{ ...session, noticeAt, cause: null, noticeHours: policy.notice_hours },
      asksMakeUp: policy.make_ups === 'ask',
    }
    if (session.status !== null) return { ...told, outcome: stoodOf(session) }
    const { id, standing, starts_at } = session
    const startsAt = begins({ session_id: id, told_at: noticeAt }, starts_at)
    const absence: Judged = {
      ...{ status: 'excused', standing, startsAt, noticeAt },
      ...leftFor(session, had, policy),
      missedCharge: missedCharge(id, missed.studentId),
    }
    const outcome = outcomeOf(absence, policy)
    if (isCounted(outcome)) had.push({ ...session, event: outcome.event })
    return { ...told, outcome, cause: causeOf(outcome, absence, policy) }
  })
}
