import { counts } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { code, contactFields, country, line, numeric, whenText } from '#core/forms/person_fields'
import { countField } from '#core/forms/number_field'
import { timeZoneField } from '#core/forms/time_zone_field'
import { weekdayField } from '#core/forms/weekday_field'
import { version } from '#core/records/record_fields'
import { isWeekend } from '#domain/access/centre/rules/general'
import { digits } from '#domain/shared/choices/digits'
import { locales } from '#domain/shared/choices/locales'
import {
  type CheckField,
  checkField,
  schedulingChecks,
  severities,
} from '#domain/shared/choices/scheduling_checks'
import { plainText } from '#domain/shared/text/plain_text'

type Centre = { phoneCountry: string }

const weekend = vine.createRule((value, _, field) => {
  if (Array.isArray(value) && !isWeekend(value.map(Number))) {
    field.report('No day is left', 'weekend', field)
  }
})

const name = () => line().maxLength(longest.title).nullable().optional()
const legalName = () => line().maxLength(longest.legalName).nullable().optional()
const address = () =>
  vine.string().parse(whenText(plainText)).maxLength(longest.centreAddress).nullable().optional()
const wordsOf = (value: unknown) =>
  typeof value === 'string' ? value.split(' ').filter(Boolean) : (value ?? [])

const severity = () => vine.enum(severities)

const checkFields = () =>
  Object.fromEntries(schedulingChecks.map((check) => [checkField(check), severity()])) as Record<
    CheckField,
    ReturnType<typeof severity>
  >

const { phone, phone_country: phoneCountry, photo } = contactFields()

export const generalValidator = vine.withMetaData<Centre>().create({
  name_en: name(),
  name_ar: name(),
  legal_name_en: legalName(),
  legal_name_ar: legalName(),
  tax_number: numeric().maxLength(longest.number).nullable().optional(),
  address_en: address(),
  address_ar: address(),
  phone,
  phone_country: phoneCountry,
  whatsapp: vine.boolean().optional(),
  photo,
  remove_photo: vine.boolean().optional(),
  country: code().use(country()),
  default_phone_country: code().use(country()),
  timezone: timeZoneField(),
  week_start: weekdayField(),
  weekend: vine.array(weekdayField()).parse(wordsOf).use(weekend()),
  default_locale: vine.enum(locales),
  digits: vine.enum(digits),
  hijri: vine.boolean(),
  gravatar: vine.boolean(),
  ...checkFields(),
  small_group_days: countField(...counts.smallGroupDays),
  version: version(),
})
