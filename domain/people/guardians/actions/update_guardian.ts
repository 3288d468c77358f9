import { guardianRecord } from '#domain/people/guardians/guardian_record'
import { guardianColumns, type GuardianFields } from '#domain/people/guardians/guardian_fields'
import { isNationalIdConflict } from '#domain/people/national_id_conflict'
import { findGuardian } from '#domain/people/guardians/queries/find_guardian'
import { findSameContact } from '#domain/people/queries/find_same_contact'
import type { GuardianRefusal } from '#domain/people/guardians/actions/register_guardian'
import type { Actor } from '#domain/shared/audit/actor'
import { sameLead } from '#domain/shared/text/person_names'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  fields: GuardianFields
  /** The drive key of a new picture, null to remove it, undefined to keep it. */
  photo?: string | null
  duplicatesConfirmed: boolean
}

type Saved = { id: string; replacedPhoto: string | null }
type Refusal = GuardianRefusal | { type: 'not_found' } | { type: 'stale_version' }

export class UpdateGuardian {
  async execute(input: Input): Promise<Result<Saved, Refusal>> {
    try {
      return await withTenant(input.tenantId, () => this.#update(input))
    } catch (error) {
      if (isNationalIdConflict(error, 'guardians')) return err({ type: 'national_id_taken' })
      throw error
    }
  }

  async #update({ id, version, fields, photo, actor, duplicatesConfirmed }: Input) {
    const guardian = await findGuardian(id)
    if (!guardian) return err({ type: 'not_found' })
    if (guardian.version !== version) return err({ type: 'stale_version' })
    const { phone, email } = fields
    if (!duplicatesConfirmed && (phone !== guardian.phone || email !== guardian.email)) {
      const people = await findSameContact('guardians', fields, id)
      if (people.length > 0) return err({ type: 'same_contact', people })
    }
    const columns = sameLead(guardian, guardianColumns(fields, photo))
    const saved = await updateRecord(guardianRecord, actor, { id, version, columns })
    if (!saved.ok) return saved
    return ok({ id, replacedPhoto: saved.value.changed.includes('photo') ? guardian.photo : null })
  }
}
