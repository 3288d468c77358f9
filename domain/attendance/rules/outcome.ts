import type { AttendancePolicy } from '#domain/attendance/rules/policy'
import type { AttendanceStatus, Standing } from '#domain/shared/choices/attendance'

export type AttendanceEvent = 'attended' | 'excused' | 'late_cancel' | 'no_show'

/** What follows from how somebody was marked: a row of domain §1.12's table. */
export interface Outcome {
  event: AttendanceEvent
  counts_as_attended: boolean
  charge_percent: number
  uses_unit: boolean
  pays_instructor: boolean
  /** Null: the centre decides each time, and has not yet. */
  makes_up: boolean | null
  /** It would have been charged, and uses one of the free late cancellations of the year. */
  uses_free_cancel: boolean
}

export interface Judged {
  status: AttendanceStatus
  standing: Standing
  startsAt: Date
  /** When an excused absence was told of; null: not before the session. */
  noticeAt: Date | null
  /** Late cancellations the student may still have for nothing this year. */
  freeLateCancels: number
  /** Make-ups they may still be given in the policy's period; null: as many as they miss. */
  makeUpsLeft: number | null
  /** What the centre decided where its policy asks each time. */
  makesUp?: boolean | null
  /**
   * Of a guest, what was charged for the session they make up for, in percent; null: no make-up pays for them, so they come as
   * anybody does.
   */
  missedCharge?: number | null
}

const hour = 3_600_000

export function outcomeOf(judged: Judged, policy: AttendancePolicy): Outcome {
  const judge = outcomes[eventOf(judged, policy)]
  if (judged.standing !== 'guest') return judge(policy, judged)
  const outcome = judge(policy, { ...judged, ...ofNoSeat })
  const left = 100 - (judged.missedCharge ?? 0)
  return { ...outcome, ...charged(Math.round((outcome.charge_percent * left) / 100)) }
}

/**
 * Why an absence is judged as it is, where the time of its notice alone doesn't say so. `late`: with less notice than the policy
 * asks for, and charged as such.
 */
export type OutcomeCause = 'late' | 'free_late_cancel' | 'make_ups_used_up'

export function causeOf(
  { event, uses_free_cancel: isFree }: Outcome,
  { standing, makeUpsLeft }: Judged,
  { make_ups }: AttendancePolicy
): OutcomeCause | null {
  if (event === 'late_cancel') return isFree ? 'free_late_cancel' : 'late'
  const isUsedUp = standing !== 'guest' && makeUpsLeft !== null && makeUpsLeft <= 0
  return event === 'excused' && make_ups !== 'never' && isUsedUp ? 'make_ups_used_up' : null
}

/** A guest has no allowances: the credit is spent once, and only absences of one's own are free. */
const ofNoSeat = { freeLateCancels: 0, makeUpsLeft: 0 }

function eventOf(
  { status, noticeAt, startsAt }: Pick<Judged, 'status' | 'noticeAt' | 'startsAt'>,
  { notice_hours }: Pick<AttendancePolicy, 'notice_hours'>
): AttendanceEvent {
  if (status === 'present' || status === 'late') return 'attended'
  if (status === 'absent') return 'no_show'
  const inTime = startsAt.getTime() - notice_hours * hour
  return noticeAt && noticeAt.getTime() <= inTime ? 'excused' : 'late_cancel'
}

interface Stood extends Pick<Outcome, 'makes_up'> {
  uses_free_cancel: boolean | null
  event: string | null
  counts_as_attended: boolean | null
  charge_percent: number | null
  uses_unit: boolean | null
  pays_instructor: boolean | null
}

/** An outcome's own fields, of whatever stands beside them. */
export const outcomeFields = ({
  event,
  counts_as_attended,
  charge_percent,
  uses_unit,
  pays_instructor,
  makes_up,
}: Stood) => ({
  event,
  counts_as_attended,
  charge_percent,
  uses_unit,
  pays_instructor,
  makes_up,
})

export const isSameOutcome = (one: Stood, other: Stood) =>
  JSON.stringify(outcomeFields(one)) === JSON.stringify(outcomeFields(other))

/** What was written down with a mark, of its row. */
export const stoodOf = (row: Stood) =>
  ({ ...outcomeFields(row), uses_free_cancel: row.uses_free_cancel }) as Outcome

type Rule = (policy: AttendancePolicy, judged: Judged) => Outcome

const outcomes: Record<AttendanceEvent, Rule> = {
  attended: () => ({
    event: 'attended',
    counts_as_attended: true,
    ...charged(100),
    pays_instructor: true,
    makes_up: false,
    uses_free_cancel: false,
  }),
  excused: (policy, judged) => {
    const owed = makesUp(policy, judged)
    return {
      event: 'excused',
      counts_as_attended: false,
      ...charged(policy.charges_excused && owed ? 100 : 0),
      pays_instructor: false,
      makes_up: owed,
      uses_free_cancel: false,
    }
  },
  late_cancel: (policy, { freeLateCancels }) => {
    const isFree = freeLateCancels > 0 && policy.late_cancel_charge > 0
    return {
      event: 'late_cancel',
      counts_as_attended: false,
      ...charged(isFree ? 0 : policy.late_cancel_charge),
      pays_instructor: policy.pays_late_cancel,
      makes_up: false,
      uses_free_cancel: isFree,
    }
  },
  no_show: (policy) => ({
    event: 'no_show',
    counts_as_attended: false,
    ...charged(policy.no_show_charge),
    pays_instructor: policy.pays_no_show,
    makes_up: false,
    uses_free_cancel: false,
  }),
}

/** A package unit goes where something is charged: a unit can't be used in part. */
const charged = (percent: number) => ({ charge_percent: percent, uses_unit: percent > 0 })

function makesUp({ make_ups }: AttendancePolicy, { makesUp: decided, makeUpsLeft }: Judged) {
  if (makeUpsLeft !== null && makeUpsLeft <= 0) return false
  if (make_ups === 'ask') return decided ?? null
  return make_ups === 'always'
}
