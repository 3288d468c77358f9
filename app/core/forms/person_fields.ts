import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { isBirthDate } from '#domain/people/rules/birth_date'
import { isCountry } from '#domain/people/rules/country'
import { phoneNumber } from '#domain/people/rules/phone_number'
import { genders } from '#domain/shared/choices/genders'
import { latinDigits } from '#domain/shared/text/digits'
import { plainLine, plainText } from '#domain/shared/text/plain_text'
import { uploadLimits } from '#domain/shared/limits/upload_limits'
import { longestAddress } from '#domain/shared/limits/address_length'

export const whenText = (clean: (text: string) => string) => (value: unknown) =>
  typeof value === 'string' ? clean(value) || null : value

export const line = () => vine.string().parse(whenText(plainLine))
export const numeric = () => vine.string().parse(whenText((text) => plainLine(latinDigits(text))))
export const code = () => vine.string().parse(whenText((text) => plainLine(text).toUpperCase()))

export const country = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isCountry(value)) field.report('Unknown country', 'enum', field)
})

/**
 * Read in the country chosen beside it, else in the one `meta.phoneCountry` names; becomes E.164.
 */
export const phone = vine.createRule((value, beside: string, field) => {
  if (typeof value !== 'string') return
  const chosen = field.parent[beside]
  const number = phoneNumber(value, typeof chosen === 'string' ? chosen : field.meta.phoneCountry)
  if (number) field.mutate(number, field)
  else field.report('Not a phone number', 'mobile', field)
})

export const address = () =>
  vine
    .string()
    .parse(whenText((text) => plainLine(latinDigits(text)).toLowerCase()))
    .email()
    .maxLength(longestAddress)

export type PersonMeta = { phoneCountry: string; today: string; locale: string }

export const contactFields = () => ({
  email: address().nullable().optional(),
  phone_country: code().use(country()).nullable().optional(),
  phone: numeric().maxLength(longest.number).use(phone('phone_country')).nullable().optional(),
  photo: vine
    .file({ size: `${uploadLimits.photo}mb` })
    .nullable()
    .optional(),
})

export const personalFields = () => ({
  gender: vine.enum(genders).nullable().optional(),
  nationality: code().use(country()).nullable().optional(),
  national_id: numeric().maxLength(longest.number).nullable().optional(),
  whatsapp: vine.boolean().optional(),
  notes: vine.string().parse(whenText(plainText)).maxLength(longest.notes).nullable().optional(),
  confirm_duplicate: vine.boolean().optional(),
})

const bornBefore = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (isBirthDate(value, field.meta.today)) return
  const isAhead = isBirthDate(value, value)
  field.report('Not a birth date', isAhead ? 'birth_ahead' : 'date', field)
})

export const birthDate = () => numeric().use(bornBefore())
