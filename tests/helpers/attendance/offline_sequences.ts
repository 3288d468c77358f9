import fc from 'fast-check'
import { sql } from 'kysely'
import { db, withTenant } from '#domain/shared/data/database'
import type { Entry } from '#domain/attendance/rules/outbox'
import { aMark, mark, markableSession } from '#tests/helpers/attendance/attendance'
import {
  anySequence,
  type MarkedSession,
  playSequence,
} from '#tests/helpers/attendance/offline_marking'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { writeSession } from '#tests/helpers/scheduling/class_sessions'

/** Plays so many sequences, 1,500 at most, of marks, lost requests, killed pages and corrections against PostgreSQL. */
export async function playOffline(sequences: number) {
  const centre = await createCentre()
  const { group, students } = await markableSession(centre, 3)
  const sums = { taps: 0, kept: 0, refused: 0 }
  let played = 0
  await fc.assert(
    fc.asyncProperty(anySequence, async (acts) => {
      const [starts, ends] = [played + 1, played++].map(timesBefore)
      const id = await writeSession(centre, starts!, ends!, { type: 'regular', group_id: group })
      const told = await playSequence(acts, keptSession(centre, id, students))
      for (const key of ['taps', 'kept', 'refused'] as const) sums[key] += told[key]
    }),
    { numRuns: sequences, endOnFailure: true }
  )
  return sums
}

/** A group is in one place at a time. */
const timesBefore = (count: number) =>
  new Date(Date.parse('2026-11-25T13:00Z') - count * 5 * 60_000).toISOString()

function keptSession(centre: Centre, id: string, students: string[]): MarkedSession {
  const rows = () => rowsOf(centre, 'attendance', { session_id: id })
  return {
    ...{ id, students },
    versions: async () => new Map((await rows()).map((row) => [row.student_id, row.version])),
    log: async () =>
      (await rowsOf(centre, 'attendance_marks', { session_id: id })).map((row) => ({
        ...{ id: row.id, student: row.student_id, version: row.version! },
        status: (row.mark as { status: string }).status,
      })),
    lock: () => bill(centre, id),
    correct: async (student, status) => {
      const row = (await rows()).find((one) => one.student_id === student)
      await mark(centre, id, [aMark(student, { status, seen: row?.version ?? 0 })])
    },
    mark: async (entries) => {
      const result = await mark(centre, id, entries.map(givenOf))
      if (!result.ok) throw new Error(result.error.type)
      const { kept, versions, refused } = result.value
      return { refusal: null, kept, versions: Object.fromEntries(versions), refused }
    },
  }
}

/** What is marked by now is marked no more. */
const bill = (centre: Centre, id: string) =>
  withTenant(centre.id, async () => {
    const billed = { billed_at: sql<Date>`now()` }
    await db().updateTable('attendance').set(billed).where('session_id', '=', id).execute()
  })

const givenOf = ({ id, student_id, status, seen }: Entry) =>
  aMark(student_id, { id, status, seen, made_at: new Date(), leaves_text: true })
