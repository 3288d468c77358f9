import { sql } from 'kysely'
import { listPhoneSharers, type PhoneArea, phoneAreas } from '#domain/people/phones/phone_sharers'
import type { Actor } from '#domain/shared/audit/actor'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { recordOf } from '#domain/shared/records/record_kind'
import { updateRecord } from '#domain/shared/records/update_record'

/** People of `ids` who have the number that is replaced get the new one too. */
export type SharedPhones = { ids: string[]; areas: PhoneArea[] }

interface ReplacedPhone {
  self: string
  from: string | null
  to: string | null
}

export const replacedPhone = (
  saved: { id: string; phone: string | null },
  fields: { phone: string | null }
): ReplacedPhone => ({ self: saved.id, from: saved.phone, to: fields.phone })

const holding = statement(
  (_, { area, id }: { area: PhoneArea; id: string }) => sql`
    select pg_advisory_xact_lock(hashtextextended('phone ' || p.tenant_id || ' ' || p.phone, 0))
    from (${sql.join(phoneAreas.map(ownedIn), sql` union all `)}) p where p.area = ${area} and p.id = ${id}`
)

const ownedIn = (area: PhoneArea) =>
  sql`select ${sql.lit(area)}::text as area, id, tenant_id, phone from ${sql.table(area)}`

/**
 * Whoever changes a number for several people waits for whoever is changing it: each would lock the record
 * that the other changes as well. It is called before anything is written.
 */
export async function holdSharedPhones(
  owner: { area: PhoneArea; id: string },
  { ids }: SharedPhones = { ids: [], areas: [] }
): Promise<void> {
  if (ids.length > 0 && isUuid(owner.id)) await holding(owner)
}

/** It is called in the transaction that changes the number of `self`, and answers how many followed. */
export async function changeSharedPhones(
  actor: Actor,
  { ids, areas }: SharedPhones = { ids: [], areas: [] },
  { self, from, to }: ReplacedPhone
): Promise<number> {
  if (ids.length === 0 || !from || from === to) return 0
  const sharers = await listPhoneSharers(from, self, areas)
  const chosen = sharers.filter(({ id }) => ids.includes(id))
  let followed = 0
  for (const { area, id, version } of chosen) {
    const saved = await updateRecord(recordOf(area), actor, { id, version, columns: { phone: to } })
    if (saved.ok) followed++
  }
  return followed
}
