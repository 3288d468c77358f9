import { givenId } from '#core/records/reference_fields'
import { phoneAlso } from '#app/admin/people_phones/shared_phones'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { nameFields } from '#core/forms/name_fields'
import { contactFields, personalFields, type PersonMeta } from '#core/forms/person_fields'
import { paragraph, version } from '#core/records/record_fields'
import {
  channels,
  guardianStatuses,
  lastPriority,
  relations,
} from '#domain/people/guardians/rules/guardian'

const fields = {
  ...nameFields(),
  ...contactFields(),
  ...personalFields(),
  address: paragraph(longest.postalAddress),
}

const rightsFields = () => ({
  relation: vine.enum(relations),
  is_primary: vine.boolean().optional(),
  is_payer: vine.boolean().optional(),
  contact_priority: vine.number().withoutDecimals().min(1).max(lastPriority).optional(),
  may_see_data: vine.boolean().optional(),
  may_pick_up: vine.boolean().optional(),
  channels: vine.array(vine.enum(channels)).maxLength(channels.length).distinct().optional(),
})

export const registerGuardianValidator = vine
  .withMetaData<PersonMeta>()
  .create({ ...fields, status: vine.enum(guardianStatuses).optional() })

export const updateGuardianValidator = vine.withMetaData<PersonMeta>().create({
  ...fields,
  status: vine.enum(guardianStatuses),
  phone_also: phoneAlso(),
  version: version(),
  remove_photo: vine.boolean().optional(),
})

export const linkGuardianValidator = vine.create({
  ...rightsFields(),
  guardian_id: givenId(),
})

export const addGuardianValidator = vine
  .withMetaData<PersonMeta>()
  .create({ ...rightsFields(), ...fields })

export const changeRightsValidator = vine.create({ ...rightsFields(), version: version() })
