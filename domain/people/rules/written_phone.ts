import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const kept = 2000
const written = new Map<string, string>()

/**
 * Groups an E.164 number in its country's way, with the country in front: '+966 50 123 4567'; other
 * text comes back unchanged. The latest are remembered, because grouping 25 costs as much as
 * reading them.
 */
export function writtenPhone<Phone extends string | null>(phone: Phone) {
  if (phone === null) return phone
  const known = written.get(phone)
  if (known !== undefined) return known
  if (written.size >= kept) written.clear()
  const text = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone
  written.set(phone, text)
  return text
}
