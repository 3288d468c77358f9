import { RegisterStudent } from '#domain/people/students/actions/register_student'
import type { Duplicate } from '#domain/people/students/queries/find_possible_duplicates'
import type { StudentFields } from '#domain/people/students/student_fields'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { statement } from '#domain/shared/data/statement'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import type { Act } from '#domain/teaching/act'
import { beginEnrolment, isInGroup } from '#domain/teaching/enrolments/begin_enrolment'
import {
  type Confirmation,
  confirmWarnings,
  type Unconfirmed,
} from '#domain/teaching/enrolments/confirm_warnings'
import { offerFreeSeats } from '#domain/teaching/enrolments/offer_seats'
import { wantedPlace } from '#domain/teaching/enrolments/queries/find_placement_warnings'
import { type LockedGroup, lockGroup } from '#domain/teaching/groups/locked_group'
import type {
  EnrolmentStanding,
  FirstStatus,
} from '#domain/teaching/enrolments/rules/enrolment_state'
import { isEnrolling } from '#domain/teaching/groups/rules/group_state'
import { type Charge, chargeOf } from '#domain/teaching/rules/price'
import { freeSeats, placementOf } from '#domain/teaching/enrolments/rules/seats'

export type Enrolled = { id: string } | { fields: StudentFields; duplicatesConfirmed: boolean }

/**
 * `startsOn` is YYYY-MM-DD. What `charge` leaves open comes from the group, then the course.
 * `overCapacityReason` is given by someone who may let students in above the capacity, and only
 * used when there is no seat.
 */
type Input = Act &
  Confirmation & {
    groupId: string
    student: Enrolled
    as: EnrolmentStanding
    startsOn: string
    charge: Charge
    discount_reason: string | null
    overCapacityReason: string | null
  }

export type EnrolRefusal =
  | { type: 'not_found' | 'unknown_student' | 'student_archived' }
  | { type: 'not_enrolling' | 'already_enrolled' | 'full' }
  | Unconfirmed
  | { type: 'possible_duplicates'; duplicates: Duplicate[] }
  | { type: 'national_id_taken' }

const studentById = statement((query, given: { id: string }) =>
  query.selectFrom('students').where('id', '=', given.id).select('archived_at').forShare()
)

type Outcome = { id: string; studentId: string; status: FirstStatus }

/**
 * Takes a seat, or a place behind those who wait when there is none. The group's row is locked from
 * the first look at its seats to the end, so that no two enrolments take the same one; the student's
 * before it, so that nobody is enrolled while they leave. Somebody new isn't added where they are refused.
 */
export class EnrolStudent {
  async execute(input: Input): Promise<Result<Outcome, EnrolRefusal>> {
    return rollbackOnRefusal<Outcome, EnrolRefusal>(input.tenantId, async (refuse) => {
      const made = await this.#place(input)
      return made.ok ? made.value : refuse(made.error)
    })
  }

  async #place(input: Input): Promise<Result<Outcome, EnrolRefusal>> {
    const find = await findStudent(input)
    const group = await lockGroup(input.groupId)
    if (!group) return err({ type: 'not_found' })
    if (group.isArchived || !isEnrolling(group.status)) return err({ type: 'not_enrolling' })
    const status = statusIn(group, input)
    if (!status) return err({ type: 'full' })
    const student = await find()
    return student.ok ? this.#enrol(input, group, student.value.id, status) : student
  }

  async #enrol(
    input: Input,
    group: LockedGroup,
    studentId: string,
    status: FirstStatus
  ): Promise<Result<Outcome, EnrolRefusal>> {
    if (await isInGroup(studentId, group.id)) return err({ type: 'already_enrolled' })
    const confirmed = await confirmWarnings(wantedPlace(group.id, studentId, input.startsOn), input)
    if (!confirmed.ok) return confirmed
    const isOver = status !== 'waitlisted' && status !== 'inquiry' && freeSeats(group) === 0
    const id = await beginEnrolment(input, {
      group,
      studentId,
      status,
      startsOn: input.startsOn,
      charge: chargeOf(input.charge, group.charge),
      discount_reason: input.discount_reason,
      overCapacityReason: isOver ? input.overCapacityReason : null,
      source: 'staff',
      confirmed_warnings: confirmed.value,
    })
    // Those who wait may all have been passed over
    if (status === 'waitlisted') await offerFreeSeats(input, group.id)
    return ok({ id, studentId, status })
  }
}

type Found = Result<{ id: string }, EnrolRefusal>

/** A known student is looked up and locked at once; a new one is added when the answer is asked for. */
async function findStudent({
  tenantId,
  zone,
  actor,
  student,
}: Input): Promise<() => Promise<Found>> {
  if (!('id' in student)) {
    return () => new RegisterStudent().execute({ tenantId, zone, actor, ...student })
  }
  const [known] = isUuid(student.id) ? await studentById({ id: student.id }) : []
  return async () => {
    if (!known) return err({ type: 'unknown_student' })
    return known.archived_at ? err({ type: 'student_archived' }) : ok({ id: student.id })
  }
}

/** Undefined when the group has neither a seat nor a waiting list. */
function statusIn(group: LockedGroup, { as, overCapacityReason }: Input): FirstStatus | undefined {
  if (as === 'inquiry' || overCapacityReason) return as
  const placement = placementOf(group)
  if (placement === 'full') return undefined
  return placement === 'seat' ? as : 'waitlisted'
}
