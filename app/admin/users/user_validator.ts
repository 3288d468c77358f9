import vine from '@vinejs/vine'
import { address, contactFields, nameFields } from '#core/person_fields'

/** The centre decides how a phone is read. */
type Centre = { phoneCountry: string }

const { phone, phone_country: phoneCountry } = contactFields()

const fields = {
  ...nameFields(),
  email: address(),
  phone_country: phoneCountry,
  phone,
  roles: vine.array(vine.string().uuid()).notEmpty().maxLength(50),
}

export const inviteUserValidator = vine.withMetaData<Centre>().create(fields)

export const updateUserValidator = vine
  .withMetaData<Centre>()
  .create({ ...fields, version: vine.number().withoutDecimals() })
