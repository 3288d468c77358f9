import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { address, contactFields, line, whenText } from '#core/forms/person_fields'
import { plainText } from '#domain/shared/text/plain_text'

const { phone, phone_country: phoneCountry } = contactFields()

export const joinValidator = vine.withMetaData<{ phoneCountry: string }>().create({
  first_name: line().maxLength(longest.personName),
  last_name: line().maxLength(longest.personName),
  email: address(),
  phone_country: phoneCountry,
  phone,
  message: vine
    .string()
    .parse(whenText(plainText))
    .maxLength(longest.message)
    .nullable()
    .optional(),
})
