import { guardianColumns, type GuardianFields } from '#domain/people/guardians/guardian_fields'
import { isNationalIdConflict } from '#domain/people/national_id_conflict'
import { NumberedRecord } from '#domain/people/numbered_record'
import { findSameContact, type SameContact } from '#domain/people/queries/find_same_contact'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { readStatements } from '#domain/shared/data/database'
import { numberPrefixes } from '#domain/shared/records/number_prefixes'

export type RegisterGuardianInput = {
  tenantId: string
  actor: Actor
  fields: GuardianFields
  /** The drive key of a picture that is stored already. */
  photo?: string | null
  duplicatesConfirmed: boolean
}

export type GuardianRefusal =
  { type: 'same_contact'; people: SameContact[] } | { type: 'national_id_taken' }

const numbered = new NumberedRecord({
  area: 'guardians',
  subject: 'guardian',
  written: [
    'first_name',
    'last_name',
    'first_name_other',
    'last_name_other',
    'gender',
    'nationality',
    'national_id',
    'email',
    'phone',
    'whatsapp',
    'address',
    'status',
    'notes',
    'photo',
  ],
  isSequenced: true,
})

/** Numbered G-0001 and on (domain §1.7). */
export class RegisterGuardian {
  async execute(
    input: RegisterGuardianInput
  ): Promise<Result<{ id: string; number: string }, GuardianRefusal>> {
    const { tenantId, actor, fields, photo = null } = input
    if (!input.duplicatesConfirmed) {
      const people = await readStatements(tenantId, () => findSameContact('guardians', fields))
      if (people.length > 0) return err({ type: 'same_contact', people })
    }
    try {
      const columns = guardianColumns(fields, photo)
      return ok(await numbered.add({ tenantId, actor, prefix: numberPrefixes.guardians, columns }))
    } catch (error) {
      if (isNationalIdConflict(error, 'guardians')) return err({ type: 'national_id_taken' })
      throw error
    }
  }
}
