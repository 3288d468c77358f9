import { v7 as uuid } from 'uuid'
import { isNationalIdConflict } from '#domain/people/national_id_conflict'
import {
  FindPossibleDuplicates,
  type Duplicate,
} from '#domain/people/queries/find_possible_duplicates'
import { studentNumber } from '#domain/people/rules/student_number'
import { studentColumns, type StudentFields } from '#domain/people/student_fields'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { today } from '#domain/shared/clock'
import { takeNumber } from '#domain/shared/counters'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  /** IANA name; it decides the year in the number. */
  zone: string
  actor: Actor
  fields: StudentFields
  /** The drive key of a picture that is stored already. */
  photo?: string | null
  /** The person saw the possible duplicates and goes on. */
  duplicatesConfirmed: boolean
}

type Refusal =
  { type: 'possible_duplicates'; duplicates: Duplicate[] } | { type: 'national_id_taken' }

/** Adds a student with the centre's next number (domain §1.6). */
export class RegisterStudent {
  async execute(input: Input): Promise<Result<{ id: string; number: string }, Refusal>> {
    try {
      return await withTenant(input.tenantId, () => this.#register(input))
    } catch (error) {
      if (isNationalIdConflict(error)) return err({ type: 'national_id_taken' })
      throw error
    }
  }

  async #register(input: Input): Promise<Result<{ id: string; number: string }, Refusal>> {
    const { tenantId, actor, fields, photo } = input
    if (!input.duplicatesConfirmed) {
      const duplicates = await new FindPossibleDuplicates().execute(fields)
      if (duplicates.length > 0) return err({ type: 'possible_duplicates', duplicates })
    }
    const id = uuid()
    const columns = studentColumns(fields, photo)
    const sequence = await takeNumber('students')
    const number = studentNumber(sequence, today(input.zone))
    await currentTransaction()
      .insertQuery()
      .table('students')
      .insert({ tenant_id: tenantId, id, number, sequence, ...columns })

    const given = Object.entries({ number, ...columns }).filter(([, value]) => value !== null)
    await recordAudit({
      actor,
      action: 'students.create',
      subjectType: 'student',
      subjectId: id,
      after: Object.fromEntries(given),
    })
    return ok({ id, number })
  }
}
