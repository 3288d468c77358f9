import { callingOff, lessonHours } from '#database/seeders/demo/data/session_words'
import type { Student } from '#database/seeders/demo/invent/people/students'
import type { Teacher, Teachers } from '#database/seeders/demo/invent/taught'
import { Busy } from '#database/seeders/demo/invent/timetable/busy'
import { halfHours, type Room } from '#database/seeders/demo/invent/timetable/week_places'
import type { World } from '#database/seeders/demo/world'
import type { DaySpan } from '#domain/shared/time/day_span'
import { isInGroup } from '#domain/shared/choices/in_group'
import { weekdayOf } from '#domain/shared/time/weekday'

type Known = { students: Student[]; teachers: Teachers; rooms: Room[]; holidays: DaySpan[] }

type Place = { teacher: Teacher; roomId: string | null; spans: (readonly [number, number])[] }

type Row = { id: string; status: string; [column: string]: unknown }

/** Of so many students one is taught alone as well. */
const oneIn = 20
const weeks = [-2, -1, 0, 1, 2]
const minutes = 45

/** Of one student with one instructor, week after week: some were held, some are to come, one is called off. */
export class Appointments {
  #busy = new Busy()

  constructor(
    private world: World,
    private known: Known
  ) {
    for (const row of this.#rowsOf('class_sessions')) {
      if (row.status !== 'cancelled')
        this.#busy.take([row.instructor_id, row.room_id] as (string | null)[], spanOf(row))
    }
    for (const row of this.#rowsOf('absences'))
      this.#busy.take([row.instructor_id as string], spanOf(row))
  }

  invent() {
    const here = this.known.students.filter((one) => one.status === 'active' && !one.archived_at)
    const count = Math.max(2, Math.round(here.length / oneIn))
    const firstDays = this.#firstDays()
    for (const [place, student] of this.world.chance.shuffled(here).slice(0, count).entries()) {
      this.#takeLessons(student)
      const found = this.#find(student, this.#weekly(firstDays[place % firstDays.length]!))
      const rows = found ? found.spans.map((span) => this.#write(student, found, span)) : []
      if (place === 0) this.#callOff(rows.at(-1))
    }
  }

  /** Those of the seven days from today that have lessons; students get them in turn. */
  #firstDays() {
    return Array.from({ length: 7 }, (_, day) => day).filter((day) =>
      this.#hoursOn(this.world.day(day))
    )
  }

  #weekly(firstDay: number) {
    return weeks
      .map((week) => this.world.day(7 * week + firstDay))
      .filter((day) => !this.#isHoliday(day))
  }

  #hoursOn(day: string) {
    const weekday = weekdayOf(day)
    return Object.values(lessonHours).find(({ weekdays }) =>
      weekdays.some((one) => one === weekday)
    )
  }

  #isHoliday(day: string) {
    return this.known.holidays.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
  }

  #takeLessons({ id }: Student) {
    const groups = this.#rowsOf('enrolments')
      .filter((row) => row.student_id === id && isInGroup(row.status as string))
      .map((row) => row.group_id)
    for (const row of this.#rowsOf('class_sessions'))
      if (groups.includes(row.group_id)) this.#busy.take([id], spanOf(row))
  }

  #find({ id, gender }: Student, days: string[]): Place | undefined {
    const hours = days[0] && this.#hoursOn(days[0])
    if (!hours) return undefined
    const all = new Set([...this.known.teachers.values()].flat())
    for (const teacher of this.world.chance.shuffled([...all])) {
      if (teacher.gender !== gender) continue
      for (const starts of halfHours(hours, minutes)) {
        const spans = days.map((day) => this.world.span(day, starts, minutes))
        const isFree = (one: string) => spans.every((span) => this.#busy.isFree([one], span))
        if (!isFree(teacher.id) || !isFree(id)) continue
        const room = this.known.rooms.find(({ id: at, kind }) => kind === 'room' && isFree(at))
        return { teacher, roomId: room?.id ?? null, spans }
      }
    }
    return undefined
  }

  #write(student: Student, { teacher, roomId }: Place, span: readonly [number, number]) {
    const { world } = this
    const [starts_at, ends_at] = span.map((at) => new Date(at).toISOString()) as [string, string]
    const created_at = world.during(world.day(7 * weeks[0]! - 3))
    const meeting = {
      type: 'regular',
      student_id: student.id,
      instructor_id: teacher.id,
      room_id: roomId,
    }
    const row = {
      ...{ id: world.chance.id(created_at), ...meeting, starts_at, ends_at },
      time_zone: world.now.zoneName!,
      status: span[1] <= world.now.toMillis() ? 'completed' : 'scheduled',
      cancelled_by: null as string | null,
      cancel_reason: null as string | null,
      ...{ detached: false, version: 1, created_at, updated_at: created_at },
    }
    world.add('class_sessions', row)
    this.#busy.take([student.id, teacher.id, roomId], span)
    const after = { starts_at, ends_at, ...meeting }
    world.tell(created_at, 'sessions.create', 'class_session', row.id, { after })
    return row
  }

  #callOff(row: Row | undefined) {
    if (row?.status !== 'scheduled') return
    const { world } = this
    const reason = world.chance.pick(callingOff.student)
    const after = { status: 'cancelled', cancelled_by: 'student', cancel_reason: reason }
    const before = { status: row.status, cancelled_by: null, cancel_reason: null }
    const at = world.during(world.day(-1))
    world.tell(at, 'sessions.cancel', 'class_session', row.id, { before, after })
    Object.assign(row, after, { version: 2, updated_at: at })
  }

  #rowsOf(table: string) {
    return this.world.tables.get(table) ?? []
  }
}

const spanOf = (row: Record<string, unknown>) =>
  [Date.parse(row.starts_at as string), Date.parse(row.ends_at as string)] as const
