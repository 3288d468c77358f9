import { v7 as uuid } from 'uuid'
import { type Asked, departing, type Followed } from '#domain/people/departures'
import {
  changeSharedPhones,
  holdSharedPhones,
  replacedPhone,
} from '#domain/people/phones/change_shared_phones'
import { type ContactRefusal, refuseSameContact } from '#domain/people/contact_refusal'
import {
  instructorColumns,
  type InstructorFields,
} from '#domain/people/instructors/instructor_fields'
import type { Agreement } from '#domain/people/rules/departure'
import { instructorRecord } from '#domain/people/instructors/instructor_record'
import { lockInstructor } from '#domain/people/instructors/lock_instructor'
import { unlessIdTaken } from '#domain/people/national_id_conflict'
import { findInstructor } from '#domain/people/instructors/queries/find_instructor'
import {
  type InstructorStatus,
  isBeforeHired,
  lastDay,
  mayBecome,
} from '#domain/people/instructors/rules/instructor_status'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import type { PersonUpdate } from '#domain/people/person_input'
import { today } from '#domain/shared/time/clock'
import { sameLead } from '#domain/shared/text/person_names'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'

export type UpdateInstructorInput = PersonUpdate<InstructorFields> &
  Agreement & {
    /** IANA name; it decides the day somebody left when none is given. */
    zone: string
  }

type Saved = {
  id: string
  replacedPhoto: string | null
  wasChanged: boolean
  followed: Followed
}

export type UpdateInstructorRefusal =
  | ContactRefusal
  | EditRefusal
  | Asked
  | { type: 'status_step'; from: InstructorStatus; to: InstructorStatus }
  | { type: 'left_before_hired' }

export class UpdateInstructor {
  execute(input: UpdateInstructorInput): Promise<Result<Saved, UpdateInstructorRefusal>> {
    return unlessIdTaken<Saved, UpdateInstructorRefusal>('instructors', () =>
      rollbackOnRefusal<Saved, UpdateInstructorRefusal>(input.tenantId, async (refuse) => {
        const saved = await this.#update(input)
        return saved.ok ? saved.value : refuse(saved.error)
      })
    )
  }

  async #update(input: UpdateInstructorInput): Promise<Result<Saved, UpdateInstructorRefusal>> {
    const { id, version, fields, photo, actor, zone } = input
    await holdSharedPhones({ area: 'instructors', id }, input.sharedPhones)
    const read = (await lockInstructor(id)) && (await findInstructor(id))
    const found = unlessStale(read, version)
    if (!found.ok) return found
    const instructor = found.value
    const [from, to] = [instructor.status, fields.status]
    if (!mayBecome(from, to)) return err({ type: 'status_step', from, to })
    const leftOn = lastDay(fields, today(zone))
    if (isBeforeHired(leftOn, fields.hiredOn)) return err({ type: 'left_before_hired' })
    const refusal = await refuseSameContact('instructors', input, instructor)
    if (refusal) return err(refusal)
    const columns = sameLead(instructor, instructorColumns({ ...fields, leftOn }, photo))
    const saved = await updateRecord(instructorRecord, actor, { id, version, columns })
    if (!saved.ok) return saved
    await changeSharedPhones(actor, input.sharedPhones, replacedPhone(instructor, fields))
    const step = { kind: 'instructor' as const, id: instructor.id, from, to }
    const departure = await departing(step, { ...input, actId: uuid() }, input)
    if (!departure.ok) return departure
    const replacedPhoto = saved.value.changed.includes('photo') ? instructor.photo : null
    const wasChanged = saved.value.changed.length > 0
    return ok({ id, replacedPhoto, wasChanged, followed: departure.value })
  }
}
