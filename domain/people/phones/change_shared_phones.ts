import { listPhoneSharers, type PhoneArea } from '#domain/people/phones/phone_sharers'
import type { Actor } from '#domain/shared/audit/actor'
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
