import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'
import { type Weekday, weekdayOf } from '#domain/shared/time/weekday'

const rooms = statement((query, { ids }: { ids: string[] }) =>
  query.selectFrom('rooms').where('id', '=', anyOf(ids)).select(['id', 'name_en', 'name_ar'])
)

const instructors = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('instructors')
    .where('id', '=', anyOf(ids))
    .select(['id', ...storedNameFields])
)

type Column = 'room_id' | 'instructor_id'

/** From what to what, in how many sessions, on which days of the week. */
interface Step<Value> {
  was: Value
  is: Value
  count: number
  weekdays: Weekday[]
}

interface Time {
  starts: string
  minutes: number
}

export type WhatChanges = Awaited<ReturnType<typeof whatChanges>>

/** Which times, rooms and instructors sessions change to, by name. */
export async function whatChanges(edits: Edit[]) {
  const ofRooms = stepsOf(edits, partyIn('room_id'))
  const ofInstructors = stepsOf(edits, partyIn('instructor_id'))
  const [roomsNamed, instructorsNamed] = await Promise.all([
    rooms({ ids: idsOf(ofRooms) }),
    instructors({ ids: idsOf(ofInstructors) }),
  ])
  return {
    times: stepsOf(edits, timeOf),
    rooms: withNames(ofRooms, roomsNamed),
    instructors: withNames(ofInstructors, instructorsNamed),
  }
}

const partyIn = (column: Column) => (row: SessionRow) => row[column]

function timeOf(row: SessionRow): Time {
  const { starts, minutes } = localOf(row)
  return { starts, minutes }
}

function stepsOf<Value>(edits: Edit[], valueOf: (row: SessionRow) => Value): Step<Value>[] {
  const steps = edits
    .map(({ before, after }) => ({ row: before, was: valueOf(before), is: valueOf(after) }))
    .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
  const alike = Map.groupBy(steps, ({ was, is }) => JSON.stringify([was, is]))
  return [...alike.values()].map((same) => {
    const weekdays = new Set(same.map(({ row }) => weekdayOf(localOf(row).date)))
    const { was, is } = same[0]!
    return { was, is, count: same.length, weekdays: [...weekdays].sort() }
  })
}

const idsOf = (steps: Step<string | null>[]) =>
  [...new Set(steps.flatMap(({ was, is }) => [was, is]))].filter((id) => id !== null)

function withNames<Named extends { id: string }>(steps: Step<string | null>[], named: Named[]) {
  const byId = new Map(named.map((one) => [one.id, one]))
  const of = (id: string | null) => (id === null ? null : (byId.get(id) ?? null))
  return steps.map((step) => ({ ...step, was: of(step.was), is: of(step.is) }))
}
