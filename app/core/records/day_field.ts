import vine from '@vinejs/vine'
import { numeric } from '#core/forms/person_fields'
import { isBirthDate } from '#domain/people/rules/birth_date'

const farthest = '2199-12-31'

const rule = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (!isBirthDate(value, farthest)) field.report('Not a day', 'date', field)
})

/** A calendar day as YYYY-MM-DD, in any digits, from 1900 to 2199. */
export const day = () => numeric().use(rule())
