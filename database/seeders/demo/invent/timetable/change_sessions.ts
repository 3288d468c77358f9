import { callingOff } from '#database/seeders/demo/data/session_words'
import { later } from '#database/seeders/demo/invent/groups/group_life'
import type { Teacher, Teachers } from '#database/seeders/demo/invent/taught'
import { Busy } from '#database/seeders/demo/invent/timetable/busy'
import type { Session } from '#database/seeders/demo/invent/timetable/plan_sessions'
import type { World } from '#database/seeders/demo/world'
import type { DaySpan } from '#domain/shared/time/day_span'
import { weekdayOf } from '#domain/shared/time/weekday'

type Known = { teachers: Teachers; holidays: DaySpan[]; sharedRooms: string[] }

type Change = Partial<Session['row']>

const friday = 5
/** In days from the one a lesson was planned for. */
const moves = [1, 2, -1, 3, -2, -3]
/** Of so many sessions one is moved, one stood in for, and so on. */
const oneIn = 250
/** In days: when the weather was bad. */
const stormy = 8

/** What a term brings: instructors who are away, lessons called off or moved, hours nobody has been found for. */
export class ChangeSessions {
  #busy = new Busy()
  #away = new Busy()
  #changed = new Set<Session>()

  constructor(
    private world: World,
    private known: Known
  ) {
    for (const { instructor_id, starts_at, ends_at } of world.tables.get('absences') ?? []) {
      const span = [starts_at, ends_at].map((at) => Date.parse(at as string))
      this.#away.take([instructor_id as string], [span[0]!, span[1]!])
    }
  }

  change(sessions: Session[]) {
    for (const session of sessions) this.#busy.take(this.#takenBy(session), spanOf(session))
    for (const session of sessions) if (this.#isAway(session)) this.#replace(session)
    this.#storm(sessions)
    const count = Math.max(1, Math.round(sessions.length / oneIn))
    const mixed = this.world.chance.shuffled(sessions)
    const coming = mixed.filter((session) => !this.#isOver(session))
    for (const list of [mixed.filter((session) => this.#isOver(session)), coming]) {
      this.#some(list, count, (session) => this.#callOff(session, 'centre'))
      this.#some(list, count, (session) => this.#callOff(session, 'instructor'))
      this.#some(list, count, (session) => this.#move(session))
      this.#some(list, count, (session) => this.#standIn(session, this.#colleagues(session)))
    }
    this.#some(coming, count, (session) => this.#lose(session, 'instructor_id'))
    this.#some(coming, count, (session) => this.#lose(session, 'room_id'))
  }

  #some(sessions: Session[], count: number, act: (session: Session) => boolean) {
    let done = 0
    for (const session of sessions) {
      if (done === count) return
      if (!this.#changed.has(session) && act(session)) done += 1
    }
  }

  #replace(session: Session) {
    if (this.#standIn(session, this.#able(session))) return
    if (this.#isOver(session)) this.#callOff(session, 'instructor')
    else this.#lose(session, 'instructor_id')
  }

  #storm(sessions: Session[]) {
    const latest = this.world.day(-stormy)
    const days = sessions.map(({ date }) => date).filter((date) => date <= latest)
    const day = days.reduce((one, other) => (one > other ? one : other), '')
    for (const session of sessions)
      if (session.date === day && session.group.row.work_type !== 'online')
        if (!this.#changed.has(session)) this.#callOff(session, 'weather')
  }

  #callOff(session: Session, by: keyof typeof callingOff) {
    const reason = this.world.chance.pick(callingOff[by])
    const change = { status: 'cancelled', cancelled_by: by, cancel_reason: reason }
    return this.#write(session, 'cancel', change)
  }

  #able({ group }: Session) {
    return this.known.teachers.get(group.course.subject) ?? []
  }

  /** Where only one teaches the subject, anybody may stand in. */
  #colleagues(session: Session) {
    const able = this.#able(session)
    return able.length > 1 ? able : [...new Set([...this.known.teachers.values()].flat())]
  }

  /** Whoever is free then; a woman where girls are taught by one. */
  #standIn(session: Session, able: Teacher[]) {
    const { row } = session.group
    const own = able.find(({ id }) => id === row.instructor_id)
    const found = this.world.chance
      .shuffled(able)
      .find(
        ({ id, gender }) =>
          id !== row.instructor_id &&
          (row.gender_policy !== 'female' || gender === own?.gender) &&
          this.#isFree([id], spanOf(session))
      )
    if (!found) return false
    this.#busy.take([found.id], spanOf(session))
    const change = { instructor_id: found.id, substitute_for: row.instructor_id, detached: true }
    return this.#write(session, 'update', change)
  }

  #move(session: Session) {
    const found = moves
      .map((days) => this.world.day(days, session.date))
      .filter((day) => this.#isTaught(session, day))
      .map((day) => this.world.span(day, session.starts, session.minutes))
      .find((span) => this.#isSameSide(session, span) && this.#isFree(this.#takenBy(session), span))
    if (!found) return false
    this.#busy.take(this.#takenBy(session), found)
    const [starts_at, ends_at] = found.map((at) => new Date(at).toISOString())
    return this.#write(session, 'update', { starts_at, ends_at, detached: true })
  }

  #lose(session: Session, column: 'instructor_id' | 'room_id') {
    if (session.row[column] === null) return false
    return this.#write(session, 'update', { [column]: null, detached: true })
  }

  #isTaught({ group }: Session, day: string) {
    const { starts_on: first, ends_on: last } = group.row
    const isHoliday = this.known.holidays.some(
      ({ startsOn, endsOn }) => startsOn <= day && day <= endsOn
    )
    return first <= day && day <= last && weekdayOf(day) !== friday && !isHoliday
  }

  /** What is over stays over, and what is to come is to come. */
  #isSameSide(session: Session, [, until]: readonly [number, number]) {
    return this.#isOver(session) === until <= this.world.now.toMillis()
  }

  #isFree(ids: (string | null)[], span: readonly [number, number]) {
    return this.#busy.isFree(ids, span) && this.#away.isFree(ids, span)
  }

  #isAway(session: Session) {
    return !this.#away.isFree([session.row.instructor_id], spanOf(session))
  }

  #isOver({ row }: Session) {
    return Date.parse(row.ends_at) <= this.world.now.toMillis()
  }

  #takenBy({ row }: Session) {
    const isShared = row.room_id !== null && this.known.sharedRooms.includes(row.room_id)
    return [row.instructor_id, row.group_id, isShared ? null : row.room_id]
  }

  #write(session: Session, verb: string, change: Change) {
    const { row } = session
    const { world } = this
    const before = Object.fromEntries(
      Object.keys(change).map((name) => [name, row[name as keyof typeof row]])
    )
    const at = later(row.created_at, world.during(world.day(-1, session.date)))
    world.tell(at, `sessions.${verb}`, 'class_session', row.id, { before, after: change })
    Object.assign(row, change, { version: row.version + 1, updated_at: at })
    this.#changed.add(session)
    return true
  }
}

const spanOf = ({ row }: Session) => [Date.parse(row.starts_at), Date.parse(row.ends_at)] as const
