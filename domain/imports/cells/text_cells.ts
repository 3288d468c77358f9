import { problem, type Reader, value } from '#domain/imports/cells/cell'
import { isScientific } from '#domain/imports/cells/scientific'
import { phoneNumber } from '#domain/people/rules/phone_number'
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
    identifying(plainLine(latinDigits(text)), most)

export const codeCell: Reader = (text) =>
  identifying(plainLine(latinDigits(text)).toUpperCase(), longest.code)

const identifying = (written: string, most: number) =>
  isScientific(written) ? problem('scientific') : within(written, most)

export const emailCell: Reader = (text) => {
  const email = plainLine(latinDigits(text)).toLowerCase()
  return address.test(email) && email.length <= longestAddress ? value(email) : problem('email')
}

/**
 * E.164. Spreadsheets take away a number's leading zero, so the country's own form is tried with it
 * as well.
 */
export const phoneCell: Reader = (text, { phoneCountry }) => {
  // Whoever saves our CSV as a workbook keeps the apostrophe before the plus
  const typed = text.replace(/^[\s'’]+/, '')
  const number = phoneNumber(typed, phoneCountry) ?? phoneNumber(`0${typed}`, phoneCountry)
  return number ? value(number) : problem('phone')
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
  const written = plainLine(latinDigits(text))
  if (isScientific(written)) return problem('scientific')
  const phone = phoneLike.test(written) ? phoneCell(written, reading) : undefined
  return phone && 'value' in phone ? phone : within(plainLine(text), longest.fullName)
}
