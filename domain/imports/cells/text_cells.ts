import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { plainNumber } from '#domain/imports/cells/plain_number'
import { isScientific } from '#domain/imports/cells/scientific'
import { isAssignedPhone, phoneNumber } from '#domain/people/rules/phone_number'
import { latinDigits } from '#domain/shared/text/digits'
import { plainLine, plainText } from '#domain/shared/text/plain_text'
import { longestAddress } from '#domain/shared/limits/address_length'
import { longest } from '#domain/shared/limits/text_lengths'

const address = /^[^\s@,;<>()[\]\\"]+@[^\s@,;<>()[\]\\".]+(\.[^\s@,;<>()[\]\\".]+)+$/

const within = (text: string, most: number) =>
  text.length > most ? problem('too_long', most) : value(text || null)

export const lineCell =
  (most: number): Reader =>
  (text) =>
    within(plainLine(text), most)

export const textCell =
  (most: number): Reader =>
  (text) =>
    within(plainText(text), most)

export const numeralCell =
  (most: number): Reader =>
  (text) =>
    identifying(plainNumber(plainLine(latinDigits(text))), most)

export const codeCell: Reader = (text) =>
  identifying(plainLine(latinDigits(text)).toUpperCase(), longest.code)

const identifying = (written: string, most: number) =>
  isScientific(written) ? problem('scientific') : within(written, most)

/** Google Contacts parts several phones or addresses of one kind so. */
const firstOf = (text: string) => text.split(' ::: ', 1)[0]!

export const emailCell: Reader = (text) => {
  const email = plainLine(latinDigits(firstOf(text))).toLowerCase()
  return address.test(email) && email.length <= longestAddress ? value(email) : problem('email')
}

/**
 * E.164. Spreadsheets take away a number's leading zero, so the country's own form is tried with it
 * as well.
 */
export const phoneCell: Reader = (text, { phoneCountry }) => {
  // Whoever saves our CSV as a workbook keeps the apostrophe before the plus
  const typed = plainNumber(plainLine(latinDigits(firstOf(text))).replace(/^[\s'’]+/, ''))
  const number = phoneNumber(typed, phoneCountry) ?? phoneNumber(`0${typed}`, phoneCountry)
  if (!number) return problem('phone')
  return isAssignedPhone(number)
    ? value(number)
    : { value: number, warning: { type: 'unassigned_phone' } }
}

export const wholeNumberCell =
  (least: number, most: number): Reader =>
  (text) => {
    const written = plainLine(latinDigits(text)).replace(/\.0+$/, '')
    const number = Number(written)
    return /^\d+$/.test(written) && number >= least && number <= most
      ? value(number)
      : problem('whole_number')
  }

const phoneLike = /^[+\d][\d\s()-]{6,}$/

/** What identifies somebody: a phone in the form it is stored, anything else unchanged. */
export const whoCell: Reader = (text, reading) => {
  const written = plainNumber(plainLine(latinDigits(text)))
  if (isScientific(written)) return problem('scientific')
  const phone = phoneLike.test(written) ? phoneCell(written, reading) : undefined
  if (phone && 'value' in phone) return phone
  return within(/^\d+$/.test(written) ? written : plainLine(text), longest.fullName)
}
