import type { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { Chance } from '#database/seeders/demo/chance'
import { boys, girls, regions } from '#database/seeders/demo/student_names'
import type { StudentStatus } from '#domain/people/rules/student_status'
import { studentNumber } from '#domain/people/rules/student_number'

const months = 14
const shareOfAdults = 0.12
const shareArchived = 0.06
const standing: readonly StudentStatus[] = [
  ...Array<StudentStatus>(13).fill('active'),
  'lead',
  'lead',
  'applicant',
  'on_hold',
  'left',
  'alumni',
  'alumni',
]

type Family = { name: readonly [string, string]; phone: string; children: number }

/** Students as a centre of that country would have them, oldest first; siblings share a family name and a phone. */
export function inventStudents(count: number, first: number, country: string, now: DateTime) {
  const region = country === 'JO' ? regions.JO : regions.SA
  const chance = new Chance(country === 'JO' ? 962 : 966)
  const step = now.diff(now.minus({ months })).as('seconds') / (count + 1)
  let family: Family | undefined

  return Array.from({ length: count }, (_, index) => {
    if (!family || family.children === 0) family = meetFamily()
    family.children -= 1
    return invent(index, family)
  })

  function meetFamily(): Family {
    const digits = Array.from({ length: region.mobileDigits - 1 }, () => chance.integer(0, 9)).join(
      ''
    )
    return {
      name: chance.pick(region.families),
      phone: `${region.mobile}${chance.integer(7, 9)}${digits}`,
      children: chance.pick([1, 1, 1, 2, 2, 3]),
    }
  }

  function invent(index: number, { name: [last, lastArabic], phone }: Family) {
    const gender = chance.pick(['male', 'female'] as const)
    const [latin, arabic] = chance.pick(gender === 'male' ? boys : girls)
    const created = now.minus({ months }).plus({ seconds: Math.round(step * (index + 1)) })
    const adult = chance.happens(shareOfAdults)
    const inArabic = country === 'SA' ? index % 3 !== 0 : index % 3 === 0
    const settled = index > 0 && index < count * 0.85
    const archived = settled && chance.happens(shareArchived)
    const sequence = first + index
    return {
      id: uuid({ msecs: created.toMillis() }),
      sequence,
      number: studentNumber(sequence, created.toISODate()!),
      first_name: inArabic ? arabic : latin,
      last_name: inArabic ? lastArabic : last,
      first_name_other: inArabic ? latin : arabic,
      last_name_other: inArabic ? last : lastArabic,
      gender,
      birth_date: now
        .minus({ years: adult ? chance.integer(19, 42) : chance.integer(6, 17) })
        .minus({ days: chance.integer(1, 364) })
        .toISODate(),
      nationality: chance.happens(0.85)
        ? region.nationality
        : chance.pick(['EG', 'SY', 'YE', 'SD']),
      phone,
      whatsapp: chance.happens(0.7),
      email: adult
        ? `${latin}.${last}${sequence}@mail.test`.toLowerCase().replaceAll(' ', '')
        : null,
      school_name: adult ? null : chance.pick(region.schools),
      status:
        index === 0
          ? 'active'
          : archived
            ? chance.pick(['left', 'alumni'] as const)
            : chance.pick(standing),
      created_at: created.toISO(),
      archived_at: archived ? now.minus({ days: chance.integer(1, 40) }).toISO() : null,
    }
  }
}
