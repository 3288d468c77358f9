import { mostDecimalPlaces } from '#domain/shared/money/money'
import { longest } from '#domain/shared/limits/text_lengths'
import vine from '@vinejs/vine'
import { numberField, percentField } from '#core/forms/number_field'
import { code, whenText } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { isSeparator, trialCharges } from '#domain/access/centre/rules/financial'
import { currencyCodes } from '#domain/shared/money/currencies'
import { isUuid } from '#domain/shared/text/is_uuid'
import { plainText } from '#domain/shared/text/plain_text'

const separator = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if ([...value].length > 1) field.report('Longer', 'maxLength', field, { max: 1 })
  else if (!isSeparator(value)) field.report('No separator', 'separator', field)
})

const trialCharge = vine.createRule((value, _, field) => {
  const isCharge = isUuid(String(value)) || trialCharges.some((charge) => charge === value)
  if (!isCharge) field.report('No charge', 'enum', field)
})

const description = () =>
  vine.string().parse(whenText(plainText)).maxLength(longest.settingNote).nullable().optional()

const oneCharacter = () =>
  vine
    .string()
    .parse((value) => value ?? '')
    .use(separator())

export const financialValidator = vine.create({
  settings: vine.object({
    currency: vine.object({ value: code().in([...currencyCodes]), description: description() }),
    tax_rate: vine
      .object({
        value: percentField(),
        description: description(),
      })
      .optional(),
    tax_inclusive: vine.object({ value: vine.boolean(), description: description() }),
    decimal_places: vine.object({
      value: numberField().withoutDecimals().range([0, mostDecimalPlaces]),
      description: description(),
    }),
    thousand_separator: vine.object({ value: oneCharacter(), description: description() }),
    decimal_separator: vine.object({ value: oneCharacter(), description: description() }),
    enable_tax: vine.object({ value: vine.boolean(), description: description() }),
    trial_sessions: vine
      .object({
        value: vine.string().use(trialCharge()),
        description: description(),
      })
      .optional(),
  }),
  confirm_decimals: vine.boolean().optional(),
  version: version().optional(),
})
