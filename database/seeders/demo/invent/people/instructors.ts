import { abroad, men, type Name, regions, women } from '#database/seeders/demo/data/names'
import { degrees, palette } from '#database/seeders/demo/data/instructor_words'
import type { Gender } from '#domain/shared/choices/genders'
import { bornYearsAgo, mobileOf, namesOf } from '#database/seeders/demo/invent/people/people'
import { tellAdded } from '#database/seeders/demo/invent/tell_added'
import type { World } from '#database/seeders/demo/world'

export type Instructor = ReturnType<typeof write>

type Wanted = {
  country: 'SA' | 'JO'
  slug: string
  instructors: number
  former: number
  known: { name: Name; family: Name }
}
type Who = { name: Name; family: Name; gender: Gender; nationality: string; place: number }

export function inventInstructors(world: World, wanted: Wanted): Instructor[] {
  const { instructors, former, known, country } = wanted
  const called = new Set<string>()
  const people = Array.from({ length: instructors + former }, (_, place) => {
    const who = place === 0 ? { ...known, gender: 'male', nationality: country } : undefined
    return write(world, wanted, { ...(who ?? meet(world, country, called)), place } as Who)
  })
  for (const instructor of people) {
    world.add('instructors', instructor)
    tellAdded(world, 'instructor', instructor)
  }
  return people
}

function meet(world: World, country: 'SA' | 'JO', called: Set<string>): Omit<Who, 'place'> {
  const { chance } = world
  const gender = chance.pick(['male', 'female'] as const)
  const name = chance.pick(gender === 'male' ? men : women)
  const [latin, arabic, nationality] = chance.happens(0.4)
    ? chance.pick(abroad)
    : ([...chance.pick(regions[country].families), country] as const)
  if (called.has(`${name[0]} ${latin}`)) return meet(world, country, called)
  called.add(`${name[0]} ${latin}`)
  return { name, family: [latin, arabic], gender, nationality }
}

function write(world: World, { country, slug, instructors }: Wanted, who: Who) {
  const { chance } = world
  const { place, name, family, gender, nationality } = who
  const isFormer = place >= instructors
  const status = isFormer ? 'left' : statusOf(place, instructors)
  const hired = world.day(status === 'applicant' ? 14 : -chance.integer(200, 1900))
  const created = world.during(world.day(-800 + place * 12))
  const left = isFormer || status === 'left' ? world.day(-chance.integer(30, 120)) : null
  return {
    id: chance.id(created),
    number: `I-${String(place + 1).padStart(4, '0')}`,
    ...namesOf(name, family, country === 'SA' ? chance.happens(0.7) : chance.happens(0.4)),
    gender,
    birth_date: bornYearsAgo(world, 24, 58),
    nationality,
    email: `${name[0]}.${family[0]}@${slug}.test`.toLowerCase().replaceAll(' ', ''),
    phone: mobileOf(world, regions[country]),
    whatsapp: chance.happens(0.8),
    status,
    hired_on: hired,
    left_on: left,
    contract: chance.happens(0.65) ? 'employee' : 'contractor',
    languages: chance.pick([['ar'], ['ar', 'en'], ['ar', 'en'], ['ar', 'en', 'fr']]),
    qualifications: chance.pick(degrees),
    colour: palette[place % palette.length]!,
    max_weekly_minutes: chance.pick([900, 1200, 1440, null]),
    created_at: created,
    updated_at: created,
    archived_at: isFormer ? world.during(left!) : null,
  }
}

function statusOf(place: number, instructors: number) {
  const fromEnd = instructors - 1 - place
  if (instructors < 10 || fromEnd > 4) return 'active'
  return ['left', 'applicant', 'applicant', 'on_leave', 'on_leave'][fromEnd]!
}
