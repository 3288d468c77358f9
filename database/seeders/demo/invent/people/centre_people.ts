import { regions } from '#database/seeders/demo/data/names'
import { places } from '#database/seeders/demo/data/places'
import { type Family, inventFamilies } from '#database/seeders/demo/invent/people/families'
import {
  type Guardian,
  inventGuardian,
  rightsOf,
} from '#database/seeders/demo/invent/people/guardians'
import { type Bill, inventHousehold } from '#database/seeders/demo/invent/people/households'
import { inventStudents, type Student } from '#database/seeders/demo/invent/people/students'
import { tellAdded } from '#database/seeders/demo/invent/tell_added'
import type { PayerKind } from '#domain/people/guardians/rules/payer_kinds'
import type { World } from '#database/seeders/demo/world'

export type People = {
  students: Student[]
  payers: Map<string, string>
}

type Wanted = { country: 'SA' | 'JO'; students: number; archived: number }

export function inventPeople(world: World, { country, students: count, archived }: Wanted): People {
  const region = regions[country]
  const families = inventFamilies(world, region, count + archived)
  const students = inventStudents(world, region, families, { first: 1, archived })
  const payers = new Map<string, string>()
  let [guardians, households] = [0, 0]
  for (const family of families) {
    const children = family.children.map((child) => students.get(child)!)
    const address = world.chance.pick(places[country].districts)
    const kind = payerOf(world, family, households)
    const parents = family.parents.map((parent, place) => {
      const known = { parent, place, sequence: ++guardians, address, children }
      return inventGuardian(world, region, family, known)
    })
    for (const [place, guardian] of parents.entries()) {
      const rights = rightsOf(world, family.parents[place]!, place, kind === 'guardian')
      writeGuardian(world, guardian, rights, children)
    }
    const [guardian] = parents
    if (kind === 'guardian') for (const { id } of children) payers.set(id, guardian!.id)
    if (!kind) continue
    const bill = { kind, sequence: ++households, guardian, students: children, address }
    writeHousehold(world, family, bill)
  }
  for (const student of students.values()) {
    world.add('students', student)
    tellAdded(world, 'student', student)
  }
  return { students: [...students.values()], payers }
}

function payerOf({ chance }: World, { isAdult }: Family, households: number): PayerKind | null {
  if (isAdult) return chance.happens(0.15) ? 'student' : null
  return households % 70 === 11 ? 'company' : 'guardian'
}

function writeGuardian(
  world: World,
  guardian: Guardian,
  rights: ReturnType<typeof rightsOf>,
  children: Student[]
) {
  world.add('guardians', guardian)
  tellAdded(world, 'guardian', guardian)
  for (const student of children) {
    const { created_at: at } = student
    const ids = { student_id: student.id, guardian_id: guardian.id }
    world.add('student_guardians', { ...ids, ...rights, created_at: at, updated_at: at })
    const [child, parent] = [fullName(student), fullName(guardian)]
    const [ofChild, ofParent] = [
      { guardian: parent, ...rights },
      { student: child, ...rights },
    ]
    world.tell(at, 'guardians.link', 'student', student.id, { after: ofChild })
    world.tell(at, 'guardians.link', 'guardian', guardian.id, { after: ofParent })
  }
}

function writeHousehold(world: World, family: Family, bill: Bill) {
  const household = world.add('households', inventHousehold(world, family, bill))
  const { id, number, created_at: at, name, name_other, payer_kind } = household
  const after = { number, name, name_other, payer_kind }
  world.tell(at, 'households.create', 'household', id, { after })
  for (const student of bill.students) {
    student.household_id = id
    const told = { before: { household: null }, after: { household: number } }
    world.tell(student.created_at, 'households.join', 'student', student.id, told)
  }
}

const fullName = ({ first_name: first, last_name: last }: Student | Guardian) => `${first} ${last}`
