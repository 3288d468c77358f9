import { lettingIn } from '#database/seeders/demo/data/enrolment_words'
import type { ChooseStudents } from '#database/seeders/demo/invent/groups/choose_students'
import type { Enrolments, Step } from '#database/seeders/demo/invent/groups/enrol'
import type { Group } from '#database/seeders/demo/invent/groups/group_life'
import type { World } from '#database/seeders/demo/world'

type Line = {
  taken: number
  choose: ChooseStudents
  enrol: Enrolments
}

/**
 * Makes a group full and lets students wait for it in order: some hold an offered seat, one let an
 * offer lapse. Nobody waits beside an empty seat.
 */
export function standInLine(world: World, group: Group, { taken, choose, enrol }: Line) {
  const { chance } = world
  const [offered, lapsed, ...line] = choose.take(group, chance.integer(2, 6), [
    'active',
    'applicant',
  ])
  const since = (days: number): Step => ({ to: 'waitlisted', on: world.day(-days) })
  if (lapsed)
    enrol.add(group, lapsed, [since(30), step(world, 'offered', 20), step(world, 'expired', 17)], {
      waiting_order: 1,
    })
  const holds = offered && line.length > 0 && chance.happens(0.7)
  if (holds) enrol.add(group, offered, [since(25), step(world, 'offered', 0)], { waiting_order: 2 })
  for (const [place, student] of line.entries()) {
    enrol.add(group, student, [since(20 - place * 4)], { waiting_order: place + 3 })
  }
  group.row.capacity = taken + (holds ? 1 : 0)
  if (!holds && chance.happens(0.5)) letIn(world, group, choose, enrol)
}

function letIn(world: World, group: Group, choose: ChooseStudents, enrol: Enrolments) {
  const [student] = choose.take(group, 1, ['active'])
  if (!student) return
  const reason = world.chance.pick(lettingIn)
  const begun: Step = { to: 'active', on: world.day(-9), reason }
  enrol.add(group, student, [begun], { over_capacity_reason: reason })
}

const step = (world: World, to: Step['to'], daysAgo: number): Step => ({
  to,
  on: world.day(-daysAgo),
})
