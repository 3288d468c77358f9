import vine from '@vinejs/vine'
import { phoneAlso } from '#app/admin/people_phones/shared_phones'
import { country, code, numeric, phone, type PersonMeta } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { longest } from '#domain/shared/limits/text_lengths'

export const phoneValidator = vine.withMetaData<PersonMeta>().create({
  phone_country: code().use(country()).nullable().optional(),
  phone: numeric().maxLength(longest.number).use(phone('phone_country')),
  phone_also: phoneAlso(),
  version: version(),
})
