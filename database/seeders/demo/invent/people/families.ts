import { boys, girls, men, type Name, women } from '#database/seeders/demo/data/names'
import { mobileOf, type Region } from '#database/seeders/demo/invent/people/people'
import type { Gender } from '#domain/shared/choices/genders'
import type { World } from '#database/seeders/demo/world'

export type Child = { name: Name; gender: Gender; age: number; joined: string }

export type Parent = { name: Name; family: Name; gender: Gender; relation: string }

/** People of one name and one phone; a grown student is alone, without guardians. */
export type Family = {
  name: Name
  inArabic: boolean
  phone: string
  isAdult: boolean
  children: Child[]
  parents: Parent[]
}

const months = 26
const shareOfAdults = 0.16
const sizes = [1, 1, 1, 2, 2, 2, 3, 4]

export function inventFamilies(world: World, region: Region, students: number): Family[] {
  const families: Family[] = []
  for (let left = students; left > 0;) {
    const family = inventFamily(world, region, left, 1 - left / students)
    families.push(family)
    left -= family.children.length
  }
  return families
}

/** `passed` is how much of the centre's time had passed when they came, from 0 to 1. */
function inventFamily(world: World, region: Region, most: number, passed: number): Family {
  const { chance, now } = world
  const isAdult = chance.happens(shareOfAdults)
  const size = isAdult ? 1 : Math.min(chance.pick(sizes), most)
  const name = chance.pick(region.families)
  const days = now.diff(now.minus({ months }), 'days').days
  const came = -Math.ceil(days * (1 - passed)) - 1
  const family = {
    name,
    inArabic: chance.happens(region.nationality === 'SA' ? 0.7 : 0.35),
    phone: mobileOf(world, region),
    isAdult,
    children: [] as Child[],
    parents: isAdult ? [] : inventParents(world, region, name),
  }
  for (let place = 0; place < size; place++) family.children.push(inventChild(world, family, came))
  return family
}

function inventChild(world: World, { children, isAdult }: Family, came: number): Child {
  const { chance } = world
  const gender = chance.pick(['male', 'female'] as const)
  const taken = new Set(children.map(({ name }) => name))
  const given = (gender === 'male' ? boys : girls).filter((name) => !taken.has(name))
  const later = children.length > 0 && chance.happens(0.3) ? came + chance.integer(20, 240) : came
  return {
    name: chance.pick(given),
    gender,
    age: isAdult ? chance.integer(19, 41) : chance.integer(6, 17),
    joined: world.during(world.day(later < 0 ? later : came)),
  }
}

function inventParents(world: World, { families }: Region, family: Name): Parent[] {
  const { chance } = world
  const father = { name: chance.pick(men), family, gender: 'male', relation: 'father' } as const
  const hers = chance.happens(0.5) ? chance.pick(families) : family
  const mother = { name: chance.pick(women), family: hers, gender: 'female' } as const
  const parents: Parent[] = chance.happens(0.08) ? [] : [father]
  if (parents.length === 0 || chance.happens(0.6)) parents.push({ ...mother, relation: 'mother' })
  if (chance.happens(0.06)) parents.push(relative(world, family))
  return parents
}

function relative({ chance }: World, family: Name): Parent {
  const [gender, relation] = chance.pick([
    ['male', 'grandparent'],
    ['female', 'grandparent'],
    ['male', 'uncle_aunt'],
    ['male', 'brother'],
  ] as const)
  return { name: chance.pick(gender === 'male' ? men : women), family, gender, relation }
}
