import vine from '@vinejs/vine'
import { line, whenText } from '#core/forms/person_fields'
import { latinDigits } from '#domain/shared/digits'
import { isUuid } from '#domain/shared/is_uuid'
import { plainLine } from '#domain/shared/plain_text'

const idRule = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isUuid(value)) field.report('Unknown', 'enum', field)
})

/** The id of another record; whether the centre has it is the house's to say. */
export const recordId = () => line().use(idRule())

/** A whole number in any digits, both ends included. */
export const whole = (min: number, max: number) =>
  vine
    .number()
    .parse(whenText((text) => plainLine(latinDigits(text))))
    .withoutDecimals()
    .range([min, max])
