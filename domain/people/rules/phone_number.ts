import {
  parsePhoneNumberFromString,
  type CountryCode,
  isSupportedCountry,
} from 'libphonenumber-js/max'
import { latinDigits } from '#domain/shared/text/digits'
import { plainLine } from '#domain/shared/text/plain_text'

/**
 * E.164 of a typed phone, in any digits; undefined when it looks like no phone of that country (ISO
 * 3166-1 alpha-2) or, with a leading + or 00, of any.
 */
export function phoneNumber(typed: string, country: string) {
  const text = plainLine(latinDigits(typed)).replace(/^00/, '+')
  const region = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const phone = parsePhoneNumberFromString(text, { defaultCountry: region, extract: false })
  return phone?.isPossible() && !phone.ext ? phone.number : undefined
}

/** False for a number in E.164 that has the right length, but that no network there gives out. */
export const isAssignedPhone = (number: string) =>
  parsePhoneNumberFromString(number)?.isValid() ?? false
