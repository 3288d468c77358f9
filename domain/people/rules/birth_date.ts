import { DateTime } from 'luxon'

const earliest = '1900-01-01'

/** The day exists and someone alive may be born on it; `today` is the centre's (domain §1.6). */
export function isBirthDate(day: string, today: string) {
  const exists = /^\d{4}-\d{2}-\d{2}$/.test(day) && DateTime.fromISO(day).isValid
  return exists && day >= earliest && day <= today
}
