import type { AttendancePolicy } from '#domain/attendance/rules/policy'
import type { AttendanceEvent, Outcome } from '#domain/attendance/rules/outcome'
import { shownAt } from '#domain/shared/time/zone_offsets'

/** Counts towards what a policy allows: a late cancellation let off its charge, or an absence made up for. */
export interface CountedAbsence {
  event: AttendanceEvent
  starts_at: Date
  time_zone: string
  /** Of its group; what is in no term is counted by the calendar year. */
  term_id: string | null
}

type Placed = Omit<CountedAbsence, 'event'>

/** In which period of a policy a session counts, by the session's own clocks. */
export function periodOf(per: AttendancePolicy['make_ups_per'], session: Placed) {
  const day = shownAt(session.time_zone, session.starts_at)
  if (per === 'month') return day.slice(0, 7)
  const year = day.slice(0, 4)
  return per === 'term' ? (session.term_id ?? year) : year
}

/** An absence that was charged for, or costs nothing anyway, used none of what a policy allows. */
export const isCounted = ({
  event,
  makes_up,
  uses_free_cancel: isFree,
}: Pick<Outcome, 'event' | 'makes_up' | 'uses_free_cancel'>) =>
  event === 'late_cancel' ? isFree : event === 'excused' && makes_up === true

type Limits = Pick<AttendancePolicy, 'free_late_cancels' | 'make_ups_allowed' | 'make_ups_per'>

/** Whether it matters what else a student missed. */
export const isLimited = ({ free_late_cancels: free, make_ups_allowed: allowed }: Limits) =>
  free > 0 || allowed !== null

/** What a student may still be given for one more absence, after those they had. */
export function leftFor(session: Placed, had: CountedAbsence[], policy: Limits) {
  const count = (event: AttendanceEvent, per: AttendancePolicy['make_ups_per']) => {
    const period = periodOf(per, session)
    return had.filter((one) => one.event === event && periodOf(per, one) === period).length
  }
  const { free_late_cancels: free, make_ups_allowed: allowed, make_ups_per: per } = policy
  return {
    freeLateCancels: free - count('late_cancel', 'year'),
    makeUpsLeft: allowed === null ? null : allowed - count('excused', per),
  }
}
