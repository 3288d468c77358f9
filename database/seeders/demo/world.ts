import type { DateTime } from 'luxon'
import { Chance } from '#database/seeders/demo/chance'
import { type Actor, system } from '#domain/shared/actor'

type Row = Record<string, unknown>
type Told = { before?: Row; after?: Row }

/** Where a centre is invented: its chance, its days, and the rows there are so far. Everything is told from `now`. */
export class World {
  readonly chance: Chance
  /** By table, in the order they are written. */
  readonly tables = new Map<string, Row[]>()
  readonly today: string

  constructor(
    /** In the zone of the centre. */
    readonly now: DateTime,
    seed: number,
    /** Who did it all. */
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

  /** An entry of the audit trail, by somebody of the office. */
  tell(at: string, action: string, subjectType: string, subjectId: unknown, told: Told) {
    const actor = this.staff.length > 0 ? this.chance.pick(this.staff) : system
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

  /** So many days after another one. */
  day(offset: number, from = this.today) {
    return this.now
      .startOf('day')
      .plus({ days: offset + this.daysTo(from) })
      .toISODate()!
  }

  /** Full days from today; less than none for the past. */
  daysTo(day: string) {
    return Math.round(this.#parse(day).diff(this.now.startOf('day'), 'days').days)
  }

  /** A moment of that day while the office is open, never one to come. */
  during(day: string) {
    const time = { hour: this.chance.integer(9, 19), minute: this.chance.integer(0, 59) }
    const moment = this.#parse(day).set(time)
    const latest = this.now.minus({ minutes: this.chance.integer(1, 90) })
    return (moment < latest ? moment : latest).toUTC().toISO()!
  }

  #parse(day: string) {
    const [year, month, date] = day.split('-').map(Number)
    return this.now.startOf('day').set({ year, month, day: date })
  }
}
