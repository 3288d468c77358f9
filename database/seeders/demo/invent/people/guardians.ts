import type { Family, Parent } from '#database/seeders/demo/invent/people/families'
import {
  emailOf,
  mobileOf,
  namesOf,
  type Region,
} from '#database/seeders/demo/invent/people/people'
import type { Student } from '#database/seeders/demo/invent/people/students'
import type { World } from '#database/seeders/demo/world'

export type Guardian = ReturnType<typeof inventGuardian>

/** `place` counts the children's guardians from 0; the first has the family's phone. */
type Known = {
  parent: Parent
  place: number
  sequence: number
  address: string
  children: Student[]
}

export function inventGuardian(world: World, region: Region, family: Family, known: Known) {
  const { chance } = world
  const { parent, place, sequence, address, children } = known
  const came = children.map(({ created_at: at }) => at).sort()[0]!
  const left = children.every(({ archived_at: at }) => at)
  return {
    id: chance.id(came),
    sequence,
    number: `G-${String(sequence).padStart(4, '0')}`,
    ...namesOf(parent.name, parent.family, family.inArabic),
    gender: parent.gender,
    nationality: children[0]!.nationality,
    phone: place === 0 ? family.phone : mobileOf(world, region),
    whatsapp: chance.happens(0.8),
    email: chance.happens(0.65) ? emailOf(parent.name, parent.family, sequence) : null,
    address,
    status: left || chance.happens(0.03) ? 'inactive' : 'active',
    created_at: came,
    updated_at: came,
    archived_at: left ? children[0]!.archived_at : null,
  }
}

const ways = [
  ['call'],
  ['call', 'whatsapp'],
  ['call', 'whatsapp'],
  ['email', 'whatsapp'],
  ['call', 'sms'],
]

export function rightsOf({ chance }: World, { relation }: Parent, place: number, isPaid: boolean) {
  const isParent = relation === 'father' || relation === 'mother'
  const isApart = place > 0 && isParent && chance.happens(0.07)
  return {
    relation,
    is_primary: place === 0,
    is_payer: isPaid && place === 0,
    contact_priority: place + 1,
    may_see_data: isParent && !isApart,
    may_pick_up: !isApart && (isParent || chance.happens(0.8)),
    channels: chance.pick(ways),
  }
}
