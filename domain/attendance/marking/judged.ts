import { holdAbsences } from '#domain/attendance/marking/hold_absences'
import { type HeldSession, policyOfMark } from '#domain/attendance/marking/held_session'
import type { JudgedMark, KeptMark } from '#domain/attendance/marking/write_attendance'
import { missedCharges } from '#domain/attendance/make_ups/bookings'
import { toldBeginnings } from '#domain/attendance/notices/told_beginnings'
import { countedAbsences } from '#domain/attendance/queries/counted_absences'
import type { MarkedRow } from '#domain/attendance/queries/session_attendance'
import { isJudgedAnew, standingOf } from '#domain/attendance/rules/judged_anew'
import type { Mark } from '#domain/attendance/rules/mark'
import { outcomeOf, stoodOf } from '#domain/attendance/rules/outcome'
import { isLimited, leftFor } from '#domain/attendance/rules/period'

/** The outcome of each mark, by the policy it is made under; of one that says nothing of it, what stood. */
export async function judged(session: HeldSession, marks: KeptMark[]): Promise<JudgedMark[]> {
  const judge = await judging(
    session,
    marks.filter(({ mark, row }) => isJudgedAnew(mark, row))
  )
  return marks.map((kept) => {
    const standing = standingOf(kept.row)
    const isAnew = isJudgedAnew(kept.mark, kept.row)
    const { versions } = policyOfMark(session, kept.row)
    return { ...kept, standing, versions, outcome: isAnew ? judge(kept) : stoodOf(kept.row) }
  })
}

/** What would follow from a mark that stands there already, if it were made now. */
export async function judgedAnew<Told extends ToldMark>(session: HeldSession, marks: Told[]) {
  const judge = await judging(session, marks)
  return marks.map((one) => ({ ...one, outcome: judge(one) }))
}

interface ToldMark {
  mark: Pick<Mark, 'status' | 'notice_at' | 'makes_up'> & { student_id: string }
  row: MarkedRow
}

async function judging(session: HeldSession, anew: ToldMark[]) {
  const { startsAt, time_zone, term_id } = session
  const policyOf = ({ row }: ToldMark) => policyOfMark(session, row).policy
  const excused = anew.filter(({ mark }) => mark.status === 'excused')
  const students = excused.map(({ mark }) => mark.student_id)
  const limited = excused.filter((one) => isLimited(policyOf(one)))
  if (limited.length > 0) await holdAbsences(limited.map(({ mark }) => mark.student_id))
  const had = await countedAbsences({ students, but: [session.id] })
  const guests = anew.filter(({ row }) => standingOf(row) === 'guest')
  const missedCharge = await missedCharges({
    sessions: [session.id],
    students: guests.map(({ mark }) => mark.student_id),
  })
  const toldOf = ({ notice_at: at }: ToldMark['mark']) => (at ? new Date(at) : null)
  const told = excused.flatMap(({ mark }) => toldOf(mark) ?? [])
  const begins = await toldBeginnings(told.map((at) => ({ session_id: session.id, told_at: at })))
  const placed = { starts_at: startsAt, time_zone, term_id }
  return (one: ToldMark) => {
    const { mark, row } = one
    const policy = policyOf(one)
    const noticeAt = toldOf(mark)
    return outcomeOf(
      {
        ...{ status: mark.status, standing: standingOf(row), noticeAt, makesUp: mark.makes_up },
        startsAt: begins({ session_id: session.id, told_at: noticeAt }, startsAt),
        ...leftFor(placed, had(mark.student_id), policy),
        missedCharge: missedCharge(session.id, mark.student_id),
      },
      policy
    )
  }
}
