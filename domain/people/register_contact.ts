import { type ContactRefusal, refuseSameContact } from '#domain/people/contact_refusal'
import { unlessIdTaken } from '#domain/people/national_id_conflict'
import type { Added, NumberedRecord, Written } from '#domain/people/numbered_record'
import type { PersonFields } from '#domain/people/person_fields'
import type { Registration } from '#domain/people/person_input'
import { readStatements } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

export async function registerContact<T extends 'guardians' | 'instructors'>(
  kept: NumberedRecord<T>,
  registration: Registration<PersonFields>,
  columns: Written<T>
): Promise<Result<Added, ContactRefusal>> {
  const { tenantId, actor } = registration
  const refusal = await readStatements(tenantId, () => refuseSameContact(kept.area, registration))
  if (refusal) return err(refusal)
  return unlessIdTaken(kept.area, async () => ok(await kept.add({ tenantId, actor, columns })))
}
