import { numberPrefixes } from '#domain/shared/records/number_prefixes'

/**
 * `S-{YY}{####}` (domain §1.6): the year of registration and the centre's running number, which
 * never starts again and may outgrow four digits.
 */
export function studentNumber(sequence: number, day: string) {
  return `${studentNumberPrefix(day)}${String(sequence).padStart(4, '0')}`
}

export const studentNumberPrefix = (day: string) => `${numberPrefixes.students}${day.slice(2, 4)}`
