import { papers } from '#database/seeders/demo/data/instructor_words'
import type { Instructor } from '#database/seeders/demo/invent/people/instructors'
import type { Purse } from '#database/seeders/demo/invent/purse'
import type { World } from '#database/seeders/demo/world'

export function inventPapersAndPay(world: World, purse: Purse, instructors: Instructor[]) {
  for (const [place, instructor] of instructors.entries()) {
    writePapers(world, instructor, place)
    writePay(world, purse, instructor)
  }
}

/** Days until a paper expires, in turn: one in ten has expired, and as many will within a month. */
const left = [
  210, -12, 95, 340, 18, 150, 60, 280, 5, 120, 300, 24, 190, -3, 330, 75, 240, 45, 110, 260,
]

function writePapers(world: World, instructor: Instructor, place: number) {
  const { chance } = world
  for (const [at, { kind, title, months }] of papers.entries()) {
    if (at > 1 && chance.happens(0.4)) continue
    const expires = world.day(left[(place * 3 + at * 7) % left.length]! + chance.integer(-2, 2))
    const issued = months ? world.day(-365, expires) : world.day(-chance.integer(1500, 4000))
    world.add('instructor_documents', {
      id: chance.id(instructor.created_at),
      instructor_id: instructor.id,
      kind,
      title,
      number: chance.digits(8),
      issued_on: issued,
      expires_on: months ? expires : null,
      created_at: instructor.created_at,
    })
  }
}

function writePay(
  world: World,
  purse: Purse,
  { contract, created_at: at, id, hired_on }: Instructor
) {
  const { chance } = world
  const method =
    contract === 'employee'
      ? 'fixed_monthly'
      : chance.pick(['per_hour', 'per_session', 'percent_of_charged'])
  const base = { fixed_monthly: 6000, per_hour: 90, per_session: 120, percent_of_charged: 40 }[
    method
  ]!
  const raises = world.daysTo(hired_on) < -365 ? [1, 1.08] : [1]
  for (const [year, raise] of raises.entries()) {
    const isShare = method === 'percent_of_charged'
    const money = purse.amount(Math.round(base * raise))
    world.add('pay_rules', {
      id: chance.id(at),
      instructor_id: id,
      method,
      ...(isShare ? { amount: null, currency: null, exponent: null } : money),
      basis_points: isShare ? Math.round(base * raise) * 100 : null,
      effective_from: world.day(year * 365, hired_on),
    })
  }
}
