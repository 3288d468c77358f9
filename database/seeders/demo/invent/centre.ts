import type { DateTime } from 'luxon'
import { places } from '#database/seeders/demo/data/places'
import { type DemoCentre, demoInstructor } from '#database/seeders/demo/demo_centres'
import { inventAttendance } from '#database/seeders/demo/invent/attendance/attendance'
import { inventSecondBranch } from '#database/seeders/demo/invent/places/branches'
import { inventLevels, inventSubjects } from '#database/seeders/demo/invent/catalogue'
import { inventPeople } from '#database/seeders/demo/invent/people/centre_people'
import { inventCourses } from '#database/seeders/demo/invent/courses'
import { FillGroups } from '#database/seeders/demo/invent/groups/fill_groups'
import { inventGroups } from '#database/seeders/demo/invent/groups/groups'
import { inventHolidays } from '#database/seeders/demo/invent/places/holidays'
import { inventHours, inventTimings } from '#database/seeders/demo/invent/places/hours'
import { inventInstructors } from '#database/seeders/demo/invent/people/instructors'
import { inventPapersAndPay } from '#database/seeders/demo/invent/people/papers_and_pay'
import { inventPriceList } from '#database/seeders/demo/invent/price_list'
import { Purse } from '#database/seeders/demo/invent/purse'
import { inventRooms } from '#database/seeders/demo/invent/places/rooms'
import { inventTaught } from '#database/seeders/demo/invent/taught'
import { inventTerms } from '#database/seeders/demo/invent/terms'
import { inventTimetable } from '#database/seeders/demo/invent/timetable/timetable'
import { inventWorkingTime } from '#database/seeders/demo/invent/people/working_time'
import { World } from '#database/seeders/demo/world'
import type { Actor } from '#domain/shared/audit/actor'

/** `now` is in the centre's zone. */
export function inventCentre(centre: DemoCentre, now: DateTime, staff: Actor[]) {
  const world = new World(now, centre.seed, staff)
  const { country, slug, size } = centre
  const { currency, riyals } = places[country]
  const purse = new Purse(currency, riyals)

  const subjects = inventSubjects(world)
  const levels = inventLevels(world, country)
  const terms = inventTerms(world)
  const courses = inventCourses(world, purse, { subjects, levels }, size.everyCourse)
  inventPriceList(world, purse, subjects)

  const { instructors: count, formerInstructors: former } = size
  const wanted = { country, slug, instructors: count, former, known: demoInstructor }
  const instructors = inventInstructors(world, wanted)
  const teachers = inventTaught(world, instructors, { subjects, courses })
  inventWorkingTime(world, instructors)
  inventPapersAndPay(world, purse, instructors)

  const { students, formerStudents: archived } = size
  const people = inventPeople(world, { country, students, archived })
  const isApart = country === 'SA'
  const { groups } = size
  const made = inventGroups(world, { groups, courses, terms, teachers, isApart })
  new FillGroups(world, people).fill(made)
  const rooms = inventRooms(world, size.rooms)
  if (size.hasSecondBranch) inventSecondBranch(world)
  inventHolidays(world, country)
  inventHours(world)
  inventTimings(world)
  inventTimetable(world, { groups: made, rooms, teachers, students: people.students })
  inventAttendance(world)
  return world.tables
}
