import type { Name } from '#database/seeders/demo/data/names'
import type { World } from '#database/seeders/demo/world'
import type { regions } from '#database/seeders/demo/data/names'

export type Region = (typeof regions)[keyof typeof regions]

export function namesOf([first, firstArabic]: Name, [last, lastArabic]: Name, inArabic: boolean) {
  return {
    first_name: inArabic ? firstArabic : first,
    last_name: inArabic ? lastArabic : last,
    first_name_other: inArabic ? first : firstArabic,
    last_name_other: inArabic ? last : lastArabic,
  }
}

export const emailOf = ([first]: Name, [last]: Name, mark: string | number) =>
  `${first}.${last}${mark}@mail.test`.toLowerCase().replaceAll(' ', '')

export const mobileOf = ({ chance }: World, region: Region) =>
  chance.pick(region.mobiles) + chance.digits(region.mobileDigits)

export function bornYearsAgo({ chance, now }: World, youngest: number, oldest: number) {
  const years = chance.integer(youngest, oldest)
  return now.minus({ years, days: chance.integer(1, 360) }).toISODate()!
}
