import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

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

/** From whom or what to whom or what, and in how many sessions. */
interface Step {
  was: string | null
  is: string | null
  count: number
}

export type PartyChanges = Awaited<ReturnType<typeof partyChanges>>

/** Which rooms and instructors sessions change to, by name. */
export async function partyChanges(edits: Edit[]) {
  const ofRooms = stepsOf(edits, 'room_id')
  const ofInstructors = stepsOf(edits, 'instructor_id')
  const [roomsNamed, instructorsNamed] = await Promise.all([
    rooms({ ids: idsOf(ofRooms) }),
    instructors({ ids: idsOf(ofInstructors) }),
  ])
  return {
    rooms: withNames(ofRooms, roomsNamed),
    instructors: withNames(ofInstructors, instructorsNamed),
  }
}

function stepsOf(edits: Edit[], column: Column): Step[] {
  const steps = edits
    .map(({ before, after }) => ({ was: before[column], is: after[column] }))
    .filter(({ was, is }) => was !== is)
  const alike = Map.groupBy(steps, ({ was, is }) => `${was} ${is}`)
  return [...alike.values()].map((same) => ({ ...same[0]!, count: same.length }))
}

const idsOf = (steps: Step[]) =>
  [...new Set(steps.flatMap(({ was, is }) => [was, is]))].filter((id) => id !== null)

function withNames<Named extends { id: string }>(steps: Step[], named: Named[]) {
  const byId = new Map(named.map((one) => [one.id, one]))
  const of = (id: string | null) => (id === null ? null : (byId.get(id) ?? null))
  return steps.map(({ was, is, count }) => ({ was: of(was), is: of(is), count }))
}
