import { labSubjects, lessonHours } from '#database/seeders/demo/data/session_words'
import type { Group } from '#database/seeders/demo/invent/groups/group_life'
import { Busy } from '#database/seeders/demo/invent/timetable/busy'
import type { World } from '#database/seeders/demo/world'
import { isInGroup } from '#domain/shared/choices/in_group'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

export type WeekSlot = { weekday: Weekday; starts: string; minutes: number }

export type Room = { id: string; kind: string; capacity: number; can_double_book: boolean }

type Hour = WeekSlot & { cost: number }

type Place = { roomId: string | null; hours: Hour[] }

const [halfHour, hourLong, dayLong] = [30, 60, 1440]

/** What is bad: other hours on other days, hours off, a student who is elsewhere, a lesson less. */
const costs = { otherHours: 5, offHours: 100, student: 150, missing: 10_000 }

/** Hours and rooms of a week, the best that are left for each group in turn: nobody is in two places at once. */
export class WeekPlaces {
  #busy = new Busy()
  #rooms: Room[]
  #students: Map<unknown, string[]>
  #windows: Map<unknown, WeekWindow[]>

  constructor(
    private world: World,
    rooms: Room[]
  ) {
    const rowsOf = (table: string) => world.tables.get(table) ?? []
    const closed = rowsOf('room_closures').map(({ room_id: id }) => id)
    this.#rooms = rooms
      .filter(({ id }) => !closed.includes(id))
      .sort((one, other) => one.capacity - other.capacity)
    const seated = rowsOf('enrolments').filter(({ status }) => isInGroup(status as string))
    this.#students = by('group_id', seated, ({ student_id: id }) => id as string)
    this.#windows = by(
      'instructor_id',
      rowsOf('availability_windows'),
      (row) => row as unknown as WeekWindow
    )
  }

  /** So many lessons a week, each on a day of its own; fewer where no more are left. */
  take(group: Group, lessons: number) {
    const hours = this.#hours(group)
    const any = hours.flat().map((hour) => ({ ...hour, cost: hour.cost + costs.otherHours }))
    const places = this.#roomsFor(group).flatMap((roomId) =>
      [...hours, any].map((choice) => this.#place(roomId, choice, lessons))
    )
    const best = places.reduce((one, other) => (costOf(other) < costOf(one) ? other : one))
    const taken = [...this.#whoComes(group), best.roomId]
    for (const hour of best.hours) this.#busy.take(taken, spanOf(hour))
    const slots = best.hours.map(({ cost: _, ...slot }): WeekSlot => slot)
    return { ...best, slots: slots.sort((one, other) => one.weekday - other.weekday) }
  }

  #roomsFor({ row, course }: Group): (string | null)[] {
    if (row.work_type === 'home_visit') return [null]
    const isOnline = row.work_type === 'online'
    const fitting = this.#rooms.filter(({ kind, capacity, can_double_book: isShared }) => {
      if (isOnline || kind === 'online') return isOnline && kind === 'online'
      return !isShared && capacity >= row.capacity && (kind !== 'lab' || isOfLab(course.subject))
    })
    return fitting.length > 0 ? fitting.map(({ id }) => id) : [null]
  }

  /** Of each hour of the afternoon, the days on which the instructor is free then, and a Saturday morning. */
  #hours(group: Group): Hour[][] {
    const { session_minutes: minutes } = group.course
    const { afternoon, morning } = lessonHours
    const early = this.world.chance.pick(halfHours(morning, minutes))
    const saturday = morning.weekdays.map((weekday) => ({ weekday, starts: early, minutes }))
    return halfHours(afternoon, minutes).map((at) =>
      [...afternoon.weekdays.map((weekday) => ({ weekday, starts: at, minutes })), ...saturday]
        .filter((slot) => this.#busy.isFree([group.row.instructor_id], spanOf(slot)))
        .map((slot) => ({ ...slot, cost: this.#cost(group, slot) }))
    )
  }

  #cost({ row }: Group, slot: WeekSlot) {
    const windows = this.#windows.get(row.instructor_id) ?? []
    const ends = clock(minuteOf(slot.starts) + slot.minutes)
    const works = windows.some(
      (open) => open.weekday === slot.weekday && open.starts <= slot.starts && ends <= open.ends
    )
    const students = this.#students.get(row.id) ?? []
    const elsewhere = students.filter((id) => !this.#busy.isFree([id], spanOf(slot))).length
    const off = windows.length > 0 && !works ? costs.offHours : 0
    return off + elsewhere * costs.student + this.world.chance.next()
  }

  #place(roomId: string | null, choice: Hour[], lessons: number): Place & { lacking: number } {
    const free = choice.filter((hour) => this.#isRoomFree(roomId, hour))
    const ordered = free.sort((one, other) => one.cost - other.cost)
    const hours = [...Map.groupBy(ordered, ({ weekday }) => weekday).values()].map(
      ([best]) => best!
    )
    return { roomId, hours: hours.slice(0, lessons), lacking: Math.max(0, lessons - hours.length) }
  }

  #isRoomFree(id: string | null, hour: Hour) {
    const isShared = this.#rooms.some((room) => room.id === id && room.can_double_book)
    return isShared || this.#busy.isFree([id], spanOf(hour))
  }

  #whoComes({ row }: Group) {
    return [row.instructor_id, ...(this.#students.get(row.id) ?? [])]
  }
}

const isOfLab = (subject: string) => labSubjects.includes(subject)

const costOf = ({ hours, lacking }: { hours: Hour[]; lacking: number }) =>
  hours.reduce((sum, { cost }) => sum + cost, lacking * costs.missing)

export const halfHours = ({ from, until }: { from: number; until: number }, minutes: number) =>
  Array.from({ length: Math.floor((until - minutes - from) / halfHour) + 1 }, (_, at) =>
    clock(from + at * halfHour)
  )

const clock = (minute: number) =>
  [Math.floor(minute / hourLong), minute % hourLong]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

function minuteOf(starts: string) {
  const [hours, minutes] = starts.split(':').map(Number)
  return hours! * hourLong + minutes!
}

function spanOf({ weekday, starts, minutes }: WeekSlot) {
  const from = weekday * dayLong + minuteOf(starts)
  return [from, from + minutes] as const
}

function by<Row extends Record<string, unknown>, T>(
  column: string,
  rows: Row[],
  kept: (row: Row) => T
) {
  const groups = Map.groupBy(rows, (row) => row[column])
  return new Map([...groups].map(([key, of]) => [key, of.map(kept)]))
}
