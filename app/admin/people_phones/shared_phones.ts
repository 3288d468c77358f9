import vine from '@vinejs/vine'
import { recordId } from '#core/records/reference_fields'
import type { Principal } from '#domain/access/sessions/principal'
import type { SharedPhones } from '#domain/people/phones/change_shared_phones'
import { phoneAreas } from '#domain/people/phones/phone_sharers'

const MOST = 50

export const phoneAlso = () => vine.array(recordId()).maxLength(MOST).optional()

export const editableAreas = (user: Principal) =>
  phoneAreas.filter((area) => user.may(`admin.${area}.update`))

export const sharedPhones = (user: Principal, ids: string[] = []): SharedPhones => ({
  ids,
  areas: editableAreas(user),
})
