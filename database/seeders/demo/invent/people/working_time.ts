import { awayFor } from '#database/seeders/demo/data/instructor_words'
import type { Instructor } from '#database/seeders/demo/invent/people/instructors'
import type { World } from '#database/seeders/demo/world'
import type { Weekday } from '#domain/shared/time/weekday'

const afternoons = [
  { starts: '15:30', ends: '18:00' },
  { starts: '16:00', ends: '20:00' },
  { starts: '17:00', ends: '21:00' },
]
const morning = { starts: '09:00', ends: '13:00' }
const workdays: Weekday[] = [7, 1, 2, 3, 4]
const saturday: Weekday = 6

export function inventWorkingTime(world: World, instructors: Instructor[]) {
  for (const [place, instructor] of instructors.entries()) {
    if (instructor.status !== 'active' && instructor.status !== 'on_leave') continue
    writeWeek(world, instructor)
    writeAbsences(world, instructor, place)
  }
}

function writeWeek(world: World, { id, created_at: at }: Instructor) {
  const { chance } = world
  if (chance.happens(0.12)) return
  const hours = chance.pick(afternoons)
  const days = chance.shuffled(workdays).slice(0, chance.integer(3, 5))
  const windows = days.map((weekday) => ({ weekday, ...hours }))
  if (chance.happens(0.3)) windows.push({ weekday: saturday, ...morning })
  for (const window of windows) {
    const row = { id: chance.id(at), instructor_id: id, ...window, created_at: at }
    world.add('availability_windows', row)
  }
}

function writeAbsences(world: World, { id, status }: Instructor, place: number) {
  const { chance, now } = world
  const spans: [from: number, days: number][] = []
  if (place % 3 === 0) spans.push([-chance.integer(40, 90), chance.integer(1, 5)])
  if (status === 'on_leave') spans.push([-10, 40])
  else if (place % 4 === 1) spans.push([chance.integer(4, 30), chance.integer(1, 6)])
  for (const [from, days] of spans) {
    const instant = (offset: number) => now.startOf('day').plus({ days: offset }).toUTC().toISO()!
    world.add('absences', {
      id: chance.id(now.toISO()!),
      instructor_id: id,
      starts_at: instant(from),
      ends_at: instant(from + days),
      reason: chance.pick(awayFor),
    })
  }
}
