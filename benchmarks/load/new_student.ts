import { boys, girls, regions } from '#database/seeders/demo/data/names'

const given = [...boys, ...girls]
const { families } = regions.SA
const born = Date.UTC(2008, 0, 1)
const day = 86_400_000

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!

/** A form as the page sends it: a phone nobody has, so that no duplicate is found, and names in both scripts. */
export function newStudent() {
  const [first, firstArabic] = pick(given)
  const [father, fatherArabic] = pick(boys)
  const [last, lastArabic] = pick(families)
  const salt = Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')
    .slice(0, 6)
  return {
    first_name_en: `${first} ${father} ${salt}`,
    last_name_en: last,
    first_name_ar: `${firstArabic} ${fatherArabic}`,
    last_name_ar: lastArabic,
    gender: 'female',
    birth_date: new Date(born + Math.floor(Math.random() * 3650) * day).toISOString().slice(0, 10),
    nationality: 'SA',
    phone: `05${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    phone_country: 'SA',
    whatsapp: true,
    school_name: 'مدارس نجد',
    status: 'active',
  }
}
