import type { Child, Family } from '#database/seeders/demo/invent/people/families'
import {
  bornYearsAgo,
  emailOf,
  namesOf,
  type Region,
} from '#database/seeders/demo/invent/people/people'
import type { World } from '#database/seeders/demo/world'
import type { StudentStatus } from '#domain/people/students/rules/student_status'
import { studentNumber } from '#domain/people/students/rules/student_number'

type Shares = Partial<Record<StudentStatus, number>>

/** Per cent: nobody is a lead for long, and nobody leaves in the month they came. */
const settled: Shares = { active: 82, on_hold: 4, left: 6, alumni: 7, blocked: 1 }
const recent: Shares = { active: 62, lead: 22, applicant: 16 }
const recently = 0.82
const gone = ['left', 'alumni'] as const
const abroad = ['EG', 'SY', 'YE', 'SD']

export type Student = ReturnType<typeof write>

export function inventStudents(
  world: World,
  region: Region,
  families: Family[],
  { first, archived }: { first: number; archived: number }
) {
  const { chance } = world
  const everybody = families
    .flatMap((family) => family.children.map((child) => ({ family, child })))
    .sort((one, other) => one.child.joined.localeCompare(other.child.joined))
  const early = everybody.slice(1, Math.ceil(everybody.length * recently))
  const archive = new Set(chance.shuffled(early).slice(0, archived))
  const known = new Map<Child, Student>()
  for (const [place, one] of everybody.entries()) {
    const shares = place < everybody.length * recently ? settled : recent
    const status =
      place === 0 ? 'active' : archive.has(one) ? chance.pick(gone) : drawn(world, shares)
    const student = write(world, region, one, { sequence: first + place, status })
    if (archive.has(one)) student.archived_at = world.during(world.day(-chance.integer(1, 60)))
    known.set(one.child, student)
  }
  return known
}

function drawn({ chance }: World, shares: Shares) {
  let left = chance.integer(1, 100)
  return Object.entries(shares).find(([, share]) => (left -= share) <= 0)![0] as StudentStatus
}

function write(
  world: World,
  region: Region,
  { family, child }: { family: Family; child: Child },
  { sequence, status }: { sequence: number; status: StudentStatus }
) {
  const { chance } = world
  const { joined, age, gender } = child
  return {
    id: chance.id(joined),
    sequence,
    number: studentNumber(sequence, joined.slice(0, 10)),
    ...namesOf(child.name, family.name, family.inArabic),
    gender,
    birth_date: bornYearsAgo(world, age, age),
    nationality: chance.happens(0.88) ? region.nationality : chance.pick(abroad),
    phone: family.phone,
    whatsapp: chance.happens(0.7),
    email: family.isAdult ? emailOf(child.name, family.name, sequence) : null,
    school_name: family.isAdult ? null : chance.pick(region.schools),
    status,
    household_id: null as string | null,
    created_at: joined,
    updated_at: joined,
    archived_at: null as string | null,
  }
}
