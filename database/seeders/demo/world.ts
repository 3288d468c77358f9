import { type DateTime } from 'luxon'
import { Chance } from '#database/seeders/demo/chance'
import { type Actor, system } from '#domain/shared/audit/actor'
import { wallClock } from '#domain/shared/time/wall_clock_instant'

/**
 * In milliseconds: thousands of days are calculated here, and a date library takes seconds for
 * them.
 */
const minuteLong = 60_000
const dayLong = 1440 * minuteLong

type Row = Record<string, unknown>
type Told = { before?: Row; after?: Row }

export class World {
  readonly chance: Chance
  readonly tables = new Map<string, Row[]>()
  readonly today: string
  #noons = new Map<string, number>()

  constructor(
    /** In the centre's zone. */
    readonly now: DateTime,
    seed: number,
    private staff: Actor[] = []
  ) {
    this.chance = new Chance(seed)
    this.today = now.toISODate()!
  }

  add<T extends Row>(table: string, row: T): T {
    const rows = this.tables.get(table)
    if (rows) rows.push(row)
    else this.tables.set(table, [row])
    return row
  }

  tell(at: string, action: string, subjectType: string, subjectId: unknown, told: Told) {
    const actor = this.someone()
    this.add('audit_events', {
      id: this.chance.id(at),
      occurred_at: at,
      actor_id: actor.userId,
      actor_name: actor.name,
      actor_name_other: actor.nameOther ?? null,
      action,
      subject_type: subjectType,
      subject_id: subjectId,
      before: told.before ?? null,
      after: told.after ?? null,
    })
  }

  someone(): Actor {
    return this.staff.length > 0 ? this.chance.pick(this.staff) : system
  }

  /** The day of an instant by the centre's clocks. */
  dayAt(instant: string) {
    return new Date(Date.parse(instant) + this.now.offset * minuteLong).toISOString().slice(0, 10)
  }

  day(offset: number, from = this.today) {
    return new Date(Date.parse(from) + offset * dayLong).toISOString().slice(0, 10)
  }

  /** Full days from today; negative for the past. */
  daysTo(day: string) {
    return Math.round((Date.parse(day) - Date.parse(this.today)) / dayLong)
  }

  /** Two instants, from a time on the centre's clocks that change by night alone. */
  span(day: string, starts: string, minutes: number): [from: number, until: number] {
    const [hour, minute] = starts.split(':').map(Number)
    const from = this.#noon(day) + ((hour! - 12) * 60 + minute!) * minuteLong
    return [from, from + minutes * minuteLong]
  }

  #noon(day: string) {
    const known = this.#noons.get(day)
    if (known !== undefined) return known
    const noon = wallClock(`${day}T12:00`, this.now.zoneName!).at.getTime()
    this.#noons.set(day, noon)
    return noon
  }

  during(day: string) {
    const minutes = this.chance.integer(9 * 60, 20 * 60)
    const moment = Date.parse(day) + (minutes - this.now.offset) * minuteLong
    const latest = this.now.toMillis() - this.chance.integer(1, 90) * minuteLong
    return new Date(Math.min(moment, latest)).toISOString()
  }
}
