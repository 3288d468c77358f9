import type { HeldSession } from '#domain/attendance/marking/held_session'
import type { JudgedMark, KeptMark } from '#domain/attendance/marking/write_attendance'
import { countedAbsences } from '#domain/attendance/queries/counted_absences'
import { outcomeOf } from '#domain/attendance/rules/outcome'
import { leftFor } from '#domain/attendance/rules/period'

/** What follows from each mark, by the policy of the session's group. */
export async function judged(session: HeldSession, marks: KeptMark[]): Promise<JudgedMark[]> {
  const { policy, startsAt, time_zone: zone, term_id: term } = session
  const excused = marks.filter(({ mark }) => mark.status === 'excused')
  const students = excused.map(({ mark }) => mark.student_id)
  const had = await countedAbsences({ students, but: [session.id] })
  const placed = { starts_at: startsAt, time_zone: zone, term_id: term }
  return marks.map((kept) => {
    const { mark, row } = kept
    const outcome = outcomeOf(
      {
        status: mark.status,
        standing: row.standing,
        startsAt,
        noticeAt: mark.notice_at ? new Date(mark.notice_at) : null,
        ...leftFor(placed, had(mark.student_id), policy),
        makesUp: mark.makes_up,
      },
      policy
    )
    return { ...kept, outcome }
  })
}
