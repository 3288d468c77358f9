import vine from '@vinejs/vine'
import { nameFields } from '#core/forms/name_fields'
import { address, contactFields, type PersonMeta } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { mostAtOnce } from '#domain/shared/limits/counts'

const { phone, phone_country: phoneCountry } = contactFields()

const fields = {
  ...nameFields(),
  email: address(),
  phone_country: phoneCountry,
  phone,
  branches: vine.array(vine.string().uuid()).maxLength(mostAtOnce.branches).optional(),
  roles: vine.array(vine.string().uuid()).notEmpty().maxLength(mostAtOnce.roles),
}

export const inviteUserValidator = vine.withMetaData<PersonMeta>().create(fields)

export const updateUserValidator = vine
  .withMetaData<PersonMeta>()
  .create({ ...fields, version: version() })
