import {
  changeSharedPhones,
  holdSharedPhones,
  replacedPhone,
  type SharedPhones,
} from '#domain/people/phones/change_shared_phones'
import { findPhoneOwner } from '#domain/people/phones/phone_owner'
import type { PhoneArea } from '#domain/people/phones/phone_sharers'
import type { Actor } from '#domain/shared/audit/actor'
import { rollbackOnRefusal } from '#domain/shared/data/rollback_on_refusal'
import { recordOf } from '#domain/shared/records/record_kind'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import { updateRecord } from '#domain/shared/records/update_record'
import type { Result } from '#domain/shared/result'

interface ChangePhoneInput {
  tenantId: string
  actor: Actor
  area: PhoneArea
  id: string
  version: number
  /** E.164 */
  phone: string
  shared: SharedPhones
}

/** Answers how many people have the new number now. */
export const changePhone = (
  input: ChangePhoneInput
): Promise<Result<{ count: number }, EditRefusal>> =>
  rollbackOnRefusal(input.tenantId, async (refuse) => {
    const { actor, area, id, version, phone, shared } = input
    await holdSharedPhones({ area, id }, shared)
    const owner = unlessStale(await findPhoneOwner(area, id), version)
    if (!owner.ok) return refuse(owner.error)
    const saved = await updateRecord(recordOf(area), actor, { id, version, columns: { phone } })
    if (!saved.ok) return refuse(saved.error)
    const followed = await changeSharedPhones(actor, shared, replacedPhone(owner.value, { phone }))
    return { count: 1 + followed }
  })
