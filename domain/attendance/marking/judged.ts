import { holdAbsences } from '#domain/attendance/marking/hold_absences'
import type { HeldSession } from '#domain/attendance/marking/held_session'
import type { JudgedMark, KeptMark } from '#domain/attendance/marking/write_attendance'
import { coveredGuests } from '#domain/attendance/make_ups/bookings'
import { countedAbsences } from '#domain/attendance/queries/counted_absences'
import type { MarkedRow } from '#domain/attendance/queries/session_attendance'
import { isJudgedAnew, standingOf } from '#domain/attendance/rules/judged_anew'
import { type Outcome, outcomeOf } from '#domain/attendance/rules/outcome'
import { isLimited, leftFor } from '#domain/attendance/rules/period'

/** What follows from each mark, by the policy of the session's group; of one that says nothing of it, what stood. */
export async function judged(session: HeldSession, marks: KeptMark[]): Promise<JudgedMark[]> {
  const judge = await judging(
    session,
    marks.filter(({ mark, row }) => isJudgedAnew(mark, row))
  )
  return marks.map((kept) => {
    const standing = standingOf(kept.row)
    const isAnew = isJudgedAnew(kept.mark, kept.row)
    return { ...kept, standing, outcome: isAnew ? judge(kept) : stoodOf(kept.row) }
  })
}

async function judging(session: HeldSession, anew: KeptMark[]) {
  const { policy, startsAt, time_zone, term_id } = session
  const excused = anew.filter(({ mark }) => mark.status === 'excused')
  const students = excused.map(({ mark }) => mark.student_id)
  if (students.length > 0 && isLimited(policy)) await holdAbsences(students)
  const had = await countedAbsences({ students, but: [session.id] })
  const guests = anew.filter(({ row }) => standingOf(row) === 'guest')
  const covered = await coveredGuests(
    session.id,
    guests.map(({ mark }) => mark.student_id)
  )
  const placed = { starts_at: startsAt, time_zone, term_id }
  return ({ mark, row }: KeptMark) =>
    outcomeOf(
      {
        ...{ status: mark.status, standing: standingOf(row), startsAt, makesUp: mark.makes_up },
        noticeAt: mark.notice_at ? new Date(mark.notice_at) : null,
        ...leftFor(placed, had(mark.student_id), policy),
        isUncovered: !covered.has(mark.student_id),
      },
      policy
    )
}

const stoodOf = (row: MarkedRow) => {
  const { event, counts_as_attended, charge_percent, uses_unit, pays_instructor, makes_up } = row
  return {
    ...{ event, counts_as_attended, charge_percent, uses_unit, pays_instructor, makes_up },
  } as Outcome
}
