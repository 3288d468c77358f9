import type { Student } from '#database/seeders/demo/invent/people/students'
import type { Group } from '#database/seeders/demo/invent/groups/group_life'
import type { Teachers } from '#database/seeders/demo/invent/taught'
import { Appointments } from '#database/seeders/demo/invent/timetable/appointments'
import { ChangeSessions } from '#database/seeders/demo/invent/timetable/change_sessions'
import { planSessions } from '#database/seeders/demo/invent/timetable/plan_sessions'
import { type Room, WeekPlaces } from '#database/seeders/demo/invent/timetable/week_places'
import type { World } from '#database/seeders/demo/world'

type Known = { groups: Group[]; rooms: Room[]; teachers: Teachers; students: Student[] }

const taught = ['running', 'suspended', 'open']
const weeks = 14

/** Of the groups of this term, until they end, and of students who are taught alone: what was held, what is held today and what is to come. */
export function inventTimetable(world: World, { groups, rooms, teachers, students }: Known) {
  const holidays = (world.tables.get('holidays') ?? []).map(({ starts_on, ends_on }) => ({
    startsOn: starts_on as string,
    endsOn: ends_on as string,
  }))
  const places = new WeekPlaces(world, rooms)
  const sessions = groups.filter(isTaught).flatMap((group) => {
    const lessons = Math.ceil(group.course.total_sessions / weeks)
    const { roomId, slots } = places.take(group, lessons)
    const until = lastDay(world, group)
    return slots.length ? planSessions(world, group, { roomId, slots, holidays, until }) : []
  })
  const sharedRooms = rooms.filter((room) => room.can_double_book).map(({ id }) => id)
  new ChangeSessions(world, { teachers, holidays, sharedRooms }).change(sessions)
  for (const { row } of sessions)
    if (row.status === 'scheduled' && Date.parse(row.ends_at) <= world.now.toMillis())
      row.status = 'completed'
  new Appointments(world, { students, teachers, rooms, holidays }).invent()
}

const isTaught = ({ row, term }: Group) => term.place === 0 && taught.includes(row.status)

/** A group that is suspended has met until then. */
const lastDay = (world: World, { row }: Group) =>
  row.status === 'suspended' ? world.day(-1, row.updated_at.slice(0, 10)) : row.ends_on
