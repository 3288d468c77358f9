import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { freezeClock } from '#domain/shared/time/clock'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { createInstructor, createRoom } from '#tests/helpers/scheduling/class_sessions'
import {
  changedIn,
  regenerate,
  type Row,
  sessionsIn,
  timetableOf,
  type undo,
} from '#tests/helpers/scheduling/editing'
import {
  anyTimetableAct,
  type Office,
  performOn,
  type TimetableAct,
} from '#tests/helpers/scheduling/timetable_acts'
import { createGroup } from '#tests/helpers/teaching/groups'

async function office(): Promise<Office> {
  const centre = await createCentre()
  await withTenant(centre.id, () =>
    db().updateTable('branches').set('time_zone', 'Europe/Berlin').execute()
  )
  await insert(centre, 'timings', {
    ...{ id: uuid(), name_en: 'Ramadan', starts_on: '2026-10-12', ends_on: '2026-10-26' },
    ...{ shift_minutes: 90, shorten_minutes: 30 },
  })
  return {
    centre,
    userId: (await createAdministrator(centre)).userId,
    groups: [await createGroup(centre), await createGroup(centre)],
    rooms: [await createRoom(centre), await createRoom(centre)],
    instructors: [await createInstructor(centre), await createInstructor(centre)],
  }
}

const isWhollyProtected = (row: Row, day: string) =>
  row.status === 'completed' || row.ends_at <= new Date(`${day}T12:00Z`)

const isSeriesAct = (act: TimetableAct) =>
  (act.kind === 'move' || act.kind === 'edit') && act.scope !== 'this'

/** One that was let through beside another one stands alone again, whatever it is. */
const isMeant = (column: string) => !['clash_reason', 'clash_allowed_by'].includes(column)

/** What an act may never change, whatever it was. */
function faultsOf(before: Row[], after: Row[], act: TimetableAct, day: string) {
  const now = new Map(after.map((row) => [row.id, row]))
  const faults: string[] = []
  for (const row of before) {
    const then = now.get(row.id)
    if (!then) faults.push(`${row.id} is gone`)
    else if (changedIn(row, then).some(isMeant) && act.kind !== 'complete') {
      if (isWhollyProtected(row, day)) faults.push(`${row.status} or past one changed`)
      if (isSeriesAct(act) && (row.detached || row.status === 'cancelled'))
        faults.push('one that was decided alone changed with its series')
    }
  }
  return [...faults, ...overlapsIn(after), ...sharedStarts(after)]
}

function overlapsIn(rows: Row[]) {
  const live = rows.filter(({ status, clash_reason }) => status !== 'cancelled' && !clash_reason)
  return live.flatMap((one, at) =>
    live
      .slice(at + 1)
      .filter((other) => one.starts_at < other.ends_at && other.starts_at < one.ends_at)
      .filter((other) =>
        ['room_id', 'instructor_id', 'group_id'].some(
          (column) => one[column] && one[column] === other[column]
        )
      )
      .map(() => 'two at once')
  )
}

function sharedStarts(rows: Row[]) {
  const inSeries = rows.filter(({ series_id }) => series_id)
  const starts = new Set(inSeries.map((row) => `${row.series_id} ${+row.original_start}`))
  return starts.size === inSeries.length ? [] : ['two of one original start']
}

/** A series planned once more is there already, whatever became of its sessions. */
async function madeTwice({ centre }: Office) {
  const faults: string[] = []
  for (const { id } of await rowsOf(centre, 'class_series')) {
    const again = await regenerate(centre, id)
    if (again.ok && again.value.ids.length) faults.push('planned twice')
    if (!again.ok && again.error.type === 'clashes') faults.push('would be planned twice')
    if (!again.ok && again.error.type === 'other_series') faults.push('is not what was saved')
  }
  return faults
}

interface Undoing {
  undo: () => ReturnType<typeof undo>
  stood: unknown
}

/** Undone at once, everything is as it was; undone once more, nothing happens. */
async function givesBack({ centre }: Office, day: string, { undo: takeBack, stood }: Undoing) {
  const thaw = freezeClock(`${day}T12:00Z`)
  const [done, again] = await Promise.all([takeBack(), takeBack()]).finally(thaw)
  const ends = [done, again].map((one) => (one.ok ? 'done' : one.error.type)).sort()
  const isRight = isDeepStrictEqual(ends, ['done', 'undone_already'])
  if (!isRight) throw new Error(`undone twice: ${ends.join(', ')}`)
  assert.deepEqual(await timetableOf(centre), stood)
}

export interface Played {
  acts: number
  changed: number
  undone: number
}

/** Throws with the shortest history that breaks a rule; answers how many acts there were and how many changed something. */
export async function playTimetables(numRuns: number, seed?: number): Promise<Played> {
  const played = { acts: 0, changed: 0, undone: 0 }
  const histories = fc.array(anyTimetableAct, { minLength: 5, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(histories, async (acts) => {
      const desk = await office()
      let day = '2026-09-30'
      for (const [at, act] of acts.entries()) {
        const before = await sessionsIn(desk.centre)
        const stood = await timetableOf(desk.centre)
        const { day: next, undo } = await performOn(desk, day, act)
        const after = await sessionsIn(desk.centre)
        const faults = faultsOf(before, after, act, day)
        if (faults.length) throw new Error(`${act.kind}: ${faults.join(', ')}`)
        played.acts++
        if (JSON.stringify(before) !== JSON.stringify(after)) played.changed++
        day = next
        if (!undo || at % 2) continue
        await givesBack(desk, day, { undo, stood })
        played.undone++
      }
      const faults = await madeTwice(desk)
      if (faults.length) throw new Error(faults.join(', '))
    }),
    { numRuns, endOnFailure: numRuns > 50, ...(seed && { seed }) }
  )
  return played
}
