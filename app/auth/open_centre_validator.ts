import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { address, code, country, line, whenText } from '#core/forms/person_fields'
import { orOther } from '#core/records/compared_fields'
import {
  maximumPasswordLength,
  minimumPasswordLength,
} from '#domain/access/accounts/rules/password'
import { isSlug } from '#domain/access/centre/rules/slug'
import { latinDigits } from '#domain/shared/text/digits'
import { plainLine } from '#domain/shared/text/plain_text'

const slug = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isSlug(value)) field.report('Not a short name', 'regex', field)
})

const shortName = (text: string) => plainLine(latinDigits(text)).toLowerCase()

export const openCentreValidator = vine.create({
  name_en: line().maxLength(longest.title).optional().use(orOther('name_ar')),
  name_ar: line().maxLength(longest.title).optional(),
  slug: vine.string().parse(whenText(shortName)).use(slug()),
  country: code().use(country()),
  first_name: line().maxLength(longest.personName),
  last_name: line().maxLength(longest.personName),
  email: address(),
  password: vine.string().minLength(minimumPasswordLength).maxLength(maximumPasswordLength),
})
