import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

const kept = 2000
const written = new Map<string, string>()

/**
 * A phone as people read it, grouped in its country's way with the country in front: '+966 50 123 4567'. Takes E.164;
 * what is none comes back as it is. The latest are remembered, because grouping 25 costs as much as reading them.
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
