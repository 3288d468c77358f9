import { v7 as uuid } from 'uuid'
import { type Asked, departing, type Followed, nothingFollowed } from '#domain/people/departures'
import {
  changeSharedPhones,
  holdSharedPhones,
  replacedPhone,
} from '#domain/people/phones/change_shared_phones'
import { unlessIdTaken } from '#domain/people/national_id_conflict'
import {
  FindPossibleDuplicates,
  type Duplicate,
} from '#domain/people/students/queries/find_possible_duplicates'
import { FindStudent } from '#domain/people/students/queries/find_student'
import { type EditRefusal, staleVersion, unlessStale } from '#domain/shared/records/stale_version'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { studentColumns, type StudentFields } from '#domain/people/students/student_fields'
import { studentRecord } from '#domain/people/students/student_record'
import type { Agreement } from '#domain/people/rules/departure'
import type { PersonUpdate } from '#domain/people/person_input'
import { ownBranches } from '#domain/shared/data/branch_limit'
import { studentFitChanged } from '#domain/people/events'
import { publish } from '#domain/shared/events/publish'
import { recordAudit } from '#domain/shared/audit/audit'
import { sameLead, storedNameFields } from '#domain/shared/text/person_names'
import { saveVersion } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'

type Input = PersonUpdate<StudentFields> &
  Agreement & {
    /** IANA name; it decides the day on which they leave. */
    zone: string
    /** Tokens of the warnings about groups that the student no longer fits (ADR 80). */
    confirmed_warnings?: string[]
  }

/** `changed` are columns; `replacedPhoto` is the drive key of a picture no longer shown. */
type Saved = {
  id: string
  changed: string[]
  replacedPhoto: string | null
  followed: Followed
}

type Refusal =
  | EditRefusal
  | Asked
  | { type: 'possible_duplicates'; duplicates: Duplicate[] }
  | { type: 'national_id_taken' }
  | { type: 'unconfirmed' }

const fitFields = ['gender', 'birth_date']

const suspicious = [...storedNameFields, 'phone', 'birth_date']

export class UpdateStudent {
  execute(input: Input): Promise<Result<Saved, Refusal>> {
    return unlessIdTaken<Saved, Refusal>('students', () =>
      rollbackOnRefusal<Saved, Refusal>(input.tenantId, async (refuse) => {
        const saved = await this.#update(input)
        return saved.ok ? saved.value : refuse(saved.error)
      })
    )
  }

  async #update(input: Input): Promise<Result<Saved, Refusal>> {
    await holdSharedPhones({ area: 'students', id: input.id }, input.sharedPhones)
    const found = unlessStale(await new FindStudent().execute(input.id), input.version)
    if (!found.ok) return found
    const student = found.value

    const columns = sameLead(student, studentColumns(input.fields, input.photo))
    const change = changedFields(student, columns)
    if (change.fields.length === 0) {
      return ok({ id: student.id, changed: [], replacedPhoto: null, followed: nothingFollowed })
    }

    if (!input.duplicatesConfirmed && change.fields.some((field) => suspicious.includes(field))) {
      const duplicates = await new FindPossibleDuplicates().execute(input.fields, student.id)
      if (duplicates.length > 0) return err({ type: 'possible_duplicates', duplicates })
    }
    const { id, version } = student
    const edit = { id, version, columns: change.after, saved: student }
    if (!(await saveVersion(studentRecord, edit))) return staleVersion

    const { actor } = input
    const { before, after } = change
    const subject = { subjectType: 'student', subjectId: student.id }
    await recordAudit({ actor, action: 'students.update', ...subject, before, after })
    await changeSharedPhones(actor, input.sharedPhones, replacedPhone(student, input.fields))
    if (fitFields.some((field) => change.fields.includes(field))) {
      const answers = await publish(studentFitChanged, {
        studentId: id,
        before: { gender: student.gender, birth_date: student.birth_date },
        by: { tenantId: input.tenantId, zone: input.zone, actor },
        branches: ownBranches(),
        confirmed_warnings: input.confirmed_warnings ?? [],
      })
      if (answers.includes('unconfirmed')) return err({ type: 'unconfirmed' })
    }
    const step = { kind: 'student' as const, id, from: student.status, to: input.fields.status }
    const departure = await departing(step, { ...input, actId: uuid() }, input)
    if (!departure.ok) return departure
    const replacedPhoto = 'photo' in after ? student.photo : null
    return ok({ id, changed: change.fields, replacedPhoto, followed: departure.value })
  }
}
