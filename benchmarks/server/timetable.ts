import { v7 as uuid } from 'uuid'
import type { HttpContext } from '@adonisjs/core/http'
import { firstDay, rooms } from '#benchmarks/seed/timetable_rows'
import { type WantedSlot, wantedSlots } from '#benchmarks/seed/wanted_slots'
import { ScheduleSessions } from '#domain/scheduling/class_sessions/actions/schedule_sessions'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { system } from '#domain/shared/audit/actor'
import { findFreeSlots } from '#domain/scheduling/free_slots/find_free_slots'
import type { Recurrence } from '#domain/scheduling/series/rules/series_rule'
import { db, readStatements, readTenant } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'

const weekdays = [7, 1, 2, 3, 4] as const

const asked = { previewed: null, allowance: null, allowsPast: true }

/** Planning and booking by the product's own action, behind the same middleware as the fixed route. */
export class Timetable {
  #ids: Promise<Ids> | undefined
  #schedule = new ScheduleSessions()

  /** A series of so many dates, five a week, beside everything its room, its instructor and its group have. */
  async plan({ request, tenant }: HttpContext) {
    const { groups, instructors, rooms: places } = await this.#read(tenant.id)
    const [groupId, instructorId, roomId] = [groups[0]!, instructors[0]!, places[0]!]
    const wanted = {
      ...this.#act(tenant),
      seriesId: uuid(),
      meeting: { ...nobody, groupId, instructorId, roomId, type: 'regular' as const },
      timing: series(Number(request.input('dates'))),
    }
    if (request.input('save')) {
      const made = await this.#schedule.execute({ ...wanted, ...asked })
      return made.ok ? { sessions: made.value.ids.length } : { refused: made.error.type }
    }
    const plan = await this.#schedule.preview(wanted)
    return plan.ok ? { sessions: plan.value.held } : { refused: plan.error.type }
  }

  /** Four weeks from today on, of a group with its students, with whoever and wherever is free. */
  async find({ tenant }: HttpContext) {
    const { groups } = await this.#read(tenant.id)
    const from = today(tenant.timezone)
    const question = {
      meeting: {
        ...{
          zone: tenant.timezone,
          weekStart: tenant.weekStart,
          groupId: groups[0]!,
          studentId: null,
          moved: null,
        },
        ...{ instructor: 'any' as const, room: 'any' as const },
      },
      search: {
        ...{ minutes: 60, from, until: dayAfter(from, 27), earliest: '08:00', latest: '21:00' },
        ...{ weekdays: [], repeats: 'once' as const, near: null },
      },
      isForAllStudents: true,
      followsTimings: false,
    }
    const found = await readStatements(tenant.id, () => findFreeSlots(question))
    return found.ok ? { slots: found.value.slots.length } : { refused: found.error.type }
  }

  /** One session of a room and an instructor, or many of several writers at once; what is in the way is told by name. */
  async book({ request, tenant }: HttpContext): Promise<Attempts> {
    const ids = await this.#read(tenant.id)
    const { seed, writers, attempts, ...one } = request.qs() as Record<string, string>
    const numbers = { room: Number(one.room), instructor: Number(one.instructor) }
    const next = seed
      ? wantedSlots(Number(seed))
      : () => ({ ...(one as unknown as WantedSlot), ...numbers, minutes: Number(one.minutes) })
    const made: Attempts = { booked: 0, named: 0, unnamed: 0, failed: 0 }
    let left = Number(attempts ?? 1)
    const write = async () => {
      while (left-- > 0) made[await this.#attempt(next(), ids, tenant)] += 1
    }
    await Promise.all(Array.from({ length: Number(writers ?? 1) }, write))
    return made
  }

  async #attempt(wanted: WantedSlot, { instructors, rooms: places }: Ids, tenant: Tenant) {
    const { room, instructor, ...slot } = wanted
    try {
      const made = await this.#schedule.execute({
        ...this.#act(tenant),
        seriesId: null,
        meeting: { ...nobody, roomId: places[room]!, instructorId: instructors[instructor]! },
        timing: {
          pattern: { kind: 'dates', slots: [slot] },
          startsOn: slot.date,
          ends: null,
          excluded: [],
        },
        ...asked,
      })
      if (made.ok) return 'booked'
      if (!('plan' in made.error)) return 'unnamed'
      const [session] = made.error.plan.sessions
      return session!.clashes.some(({ session: of }) => of.id) ? 'named' : 'unnamed'
    } catch {
      return 'failed'
    }
  }

  #act = ({ id, timezone }: Tenant) => ({
    tenantId: id,
    zone: timezone,
    actor: system,
  })

  #read(tenantId: string) {
    this.#ids ??= readTenant(tenantId, async () => {
      const [groups, instructors, places] = await Promise.all([
        db().selectFrom('groups').orderBy('code').limit(1).select('id').execute(),
        db().selectFrom('instructors').orderBy('number').limit(rooms).select('id').execute(),
        db().selectFrom('rooms').orderBy('code').limit(rooms).select('id').execute(),
      ])
      const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
      return { groups: idsOf(groups), instructors: idsOf(instructors), rooms: idsOf(places) }
    })
    return this.#ids
  }
}

type Tenant = HttpContext['tenant']

/** What became of them. */
export interface Attempts {
  booked: number
  named: number
  /** Refused without a word of what is in the way. */
  unnamed: number
  failed: number
}

type Ids = Record<'groups' | 'instructors' | 'rooms', string[]>

const nobody: Meeting = {
  branchId: null,
  groupId: null,
  studentId: null,
  instructorId: null,
  roomId: null,
  type: 'event',
  title: null,
  onlineUrl: null,
}

/** An hour before the centre's first lessons, so that nothing is in the way. */
const series = (count: number): Recurrence => ({
  pattern: {
    kind: 'weekly',
    every: 1,
    weekStart: 7,
    slots: weekdays.map((weekday) => ({ weekday, starts: '07:00', minutes: 60 })),
  },
  startsOn: firstDay,
  ends: { kind: 'count', count },
  excluded: [],
})
