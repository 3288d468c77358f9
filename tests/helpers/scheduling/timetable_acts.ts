import fc from 'fast-check'
import type { SessionChange } from '#domain/scheduling/class_sessions/editing/changed_session'
import type { SeriesScope } from '#domain/scheduling/class_sessions/rules/session_kinds'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import {
  cancel,
  edit,
  regenerate,
  restore,
  type Row,
  sessionsIn,
  undo,
} from '#tests/helpers/scheduling/editing'
import { once, schedule } from '#tests/helpers/scheduling/planning'
import type { Recurrence } from '#domain/scheduling/series/rules/series_rule'

export interface Office {
  centre: Centre
  /** Lets clashes through where an act says so. */
  userId: string
  groups: string[]
  rooms: string[]
  instructors: string[]
}

const weekday = fc.integer({ min: 1, max: 7 }).map((day) => day as 1 | 2 | 3 | 4 | 5 | 6 | 7)
const starts = fc.constantFrom('02:30', '09:00', '10:00', '17:00', '23:30')
const minutes = fc.constantFrom(45, 90)
const ends = fc.oneof(
  fc.record({
    kind: fc.constantFrom('count' as const, 'held' as const),
    count: fc.integer({ min: 1, max: 8 }),
  }),
  fc.constantFrom({ kind: 'on' as const, date: '2026-11-15' })
)

/** Around the change of clocks in Berlin, on 25 October. */
const startsOn = fc.constantFrom('2026-10-01', '2026-10-05', '2026-10-19')

const timing: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({
    pattern: fc.record({
      kind: fc.constant('weekly' as const),
      every: fc.integer({ min: 1, max: 2 }),
      weekStart: fc.constantFrom(1 as const, 7 as const),
      slots: fc.array(fc.record({ weekday, starts, minutes }), { minLength: 1, maxLength: 2 }),
    }),
    startsOn,
    ends,
    excluded: fc.constant<string[]>([]),
    followsTimings: fc.boolean(),
  }),
  fc.record({
    pattern: fc.record({
      kind: fc.constant('monthly' as const),
      every: fc.constant(1),
      position: fc.constantFrom(1 as const, -1 as const),
      weekday,
      slots: fc.tuple(fc.record({ starts, minutes })),
    }),
    startsOn,
    ends: fc.constant({ kind: 'count' as const, count: 3 }),
    excluded: fc.constant<string[]>([]),
    followsTimings: fc.boolean(),
  })
)

const scope = fc.constantFrom<'this' | SeriesScope>('this', 'following', 'all')
const one = fc.nat(1000)

/** Whether a clash is let through. */
const lets = fc.boolean()

/** Numbers choose the session, the room and so on, whatever there are by then. */
export const anyTimetableAct = fc.oneof(
  fc.record({ kind: fc.constant('plan' as const), timing, one }),
  fc.record({
    kind: fc.constant('book' as const),
    day: fc.integer({ min: 0, max: 40 }),
    starts,
    one,
    lets,
  }),
  fc.record({
    kind: fc.constant('move' as const),
    days: fc.constantFrom(-7, -1, 0, 0, 1, 7),
    starts,
    minutes,
    scope,
    one,
    lets,
  }),
  fc.record({ kind: fc.constant('edit' as const), scope, one, other: one, lets }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'restore' as const),
    count: fc.integer({ min: 1, max: 4 }),
    one,
  }),
  fc.record({ kind: fc.constant('complete' as const), one }),
  fc.record({ kind: fc.constant('regenerate' as const), one }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 5 }) })
)

export type TimetableAct = typeof anyTimetableAct extends fc.Arbitrary<infer Act> ? Act : never

const pick = <T>(all: T[], n: number) => all[n % all.length]!

/**
 * Does it as the pages would, on a day; answers the day after it, and how to undo it where it changed something. A refusal is
 * as good as a success.
 */
export async function performOn(office: Office, day: string, act: TimetableAct) {
  if (act.kind === 'wait') return { day: dayAfter(day, act.days) }
  const thaw = freezeClock(`${day}T12:00Z`)
  try {
    return { day, undo: undoOf(office, await perform(office, act)) }
  } finally {
    thaw()
  }
}

const undoOf = ({ centre }: Office, done: unknown) => {
  const actId = (done as { value?: { actId?: string } } | undefined)?.value?.actId
  return actId ? () => undo(centre, actId) : undefined
}

async function perform(office: Office, act: Exclude<TimetableAct, { kind: 'wait' }>) {
  const { centre } = office
  if (act.kind === 'plan') return schedule(centre, meetingOf(office, act.one), act.timing)
  if (act.kind === 'book') {
    const date = dayAfter('2026-10-05', act.day)
    return schedule(centre, meetingOf(office, act.one), once(date, act.starts), {
      seriesId: null,
      allowance: allowanceOf(office, act),
    })
  }
  if (act.kind === 'regenerate') {
    const series = await rowsOf(centre, 'class_series')
    return series.length ? regenerate(centre, pick(series, act.one).id) : undefined
  }
  const rows = await sessionsIn(centre)
  if (!rows.length) return undefined
  const row = pick(rows, act.one)
  switch (act.kind) {
    case 'cancel':
      return cancel(centre, some(rows, act))
    case 'restore':
      return restore(
        centre,
        some(
          rows.filter(({ status }) => status === 'cancelled'),
          act
        )
      )
    case 'complete':
      return complete(centre, row.id)
    case 'edit':
      return edit(centre, row, changeOf(office, act.other), {
        scope: act.scope,
        allowance: allowanceOf(office, act),
      })
    default: {
      const local = row.starts_at.toISOString().slice(0, 10)
      const time = { date: dayAfter(local, act.days), starts: act.starts, minutes: act.minutes }
      return edit(centre, row, { time }, { scope: act.scope, allowance: allowanceOf(office, act) })
    }
  }
}

const allowanceOf = ({ userId }: Office, { lets: isLet }: { lets: boolean }) =>
  isLet ? { reason: 'Two halves', userId } : null

const meetingOf = ({ groups, rooms, instructors }: Office, n: number) => ({
  groupId: pick(groups, n),
  roomId: n % 3 ? pick(rooms, n) : null,
  instructorId: n % 5 ? pick(instructors, n) : null,
})

const changeOf = ({ rooms, instructors }: Office, n: number): SessionChange =>
  pick(
    [
      { roomId: pick(rooms, n) },
      { instructorId: pick(instructors, n) },
      { roomId: null },
      { title: `Session ${n % 3}` },
    ],
    n
  )

const some = (rows: Row[], { count, one: from }: { count: number; one: number }) =>
  rows.slice(from % (rows.length || 1)).slice(0, count)

const complete = (centre: Centre, id: string) =>
  withTenant(centre.id, () =>
    db()
      .updateTable('class_sessions')
      .set({ status: 'completed' })
      .where('id', '=', id)
      .where('status', '=', 'scheduled')
      .execute()
  )
