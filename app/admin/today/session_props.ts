import type { DescribedSession } from '#domain/attendance/office_day/described_sessions'
import { opensAt } from '#domain/attendance/rules/mark'
import { now } from '#domain/shared/time/clock'

type Lack = 'instructor' | 'substitute' | null

export function sessionProps(session: DescribedSession, showsHeadcounts: boolean) {
  const { starts_at: starts, ends_at: ends, attendance_taken_at: taken, ...rest } = session
  const { expected, arrived, absent, takes_attendance: takes, ...described } = rest
  return {
    ...described,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
    online_url: session.status === 'cancelled' ? null : session.online_url,
    headcount: showsHeadcounts ? { expected, arrived, absent } : null,
    lacks: lackOf(session),
    is_taken: taken !== null,
    /** From then on attendance can be taken; null where nobody takes any. */
    opens_at:
      takes && session.type !== 'event' && session.status !== 'cancelled'
        ? opensAt(starts).toISOString()
        : null,
  }
}

function lackOf(session: DescribedSession): Lack {
  if (session.ends_at <= now().toJSDate()) return null
  if (session.is_unstaffed) return 'instructor'
  return session.lacks_substitute ? 'substitute' : null
}
