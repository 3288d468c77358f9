import { guardianRecord } from '#domain/people/guardians/guardian_record'
import { guardianColumns, type GuardianFields } from '#domain/people/guardians/guardian_fields'
import { unlessIdTaken } from '#domain/people/national_id_conflict'
import { findGuardian } from '#domain/people/guardians/queries/find_guardian'
import {
  changeSharedPhones,
  holdSharedPhones,
  replacedPhone,
} from '#domain/people/phones/change_shared_phones'
import { type ContactRefusal, refuseSameContact } from '#domain/people/contact_refusal'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import type { PersonUpdate } from '#domain/people/person_input'
import { sameLead } from '#domain/shared/text/person_names'
import { updateRecord } from '#domain/shared/records/update_record'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/data/database'

type Input = PersonUpdate<GuardianFields>

type Saved = { id: string; replacedPhoto: string | null }
type Refusal = ContactRefusal | EditRefusal

export class UpdateGuardian {
  execute(input: Input): Promise<Result<Saved, Refusal>> {
    return unlessIdTaken<Saved, Refusal>('guardians', () =>
      withTenant(input.tenantId, () => this.#update(input))
    )
  }

  async #update(input: Input): Promise<Result<Saved, Refusal>> {
    const { id, version, fields, photo, actor } = input
    await holdSharedPhones({ area: 'guardians', id }, input.sharedPhones)
    const found = unlessStale(await findGuardian(id), version)
    if (!found.ok) return found
    const guardian = found.value
    const refusal = await refuseSameContact('guardians', input, guardian)
    if (refusal) return err(refusal)
    const columns = sameLead(guardian, guardianColumns(fields, photo))
    const saved = await updateRecord(guardianRecord, actor, { id, version, columns })
    if (!saved.ok) return saved
    await changeSharedPhones(actor, input.sharedPhones, replacedPhone(guardian, fields))
    return ok({ id, replacedPhoto: saved.value.changed.includes('photo') ? guardian.photo : null })
  }
}
