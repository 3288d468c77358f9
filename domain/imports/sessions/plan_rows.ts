import type { Problem } from '#domain/imports/cells/cell'
import type { Values } from '#domain/imports/columns/columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Match, Occasion } from '#domain/imports/records/target'
import { bookingsOf, rememberBookings } from '#domain/imports/sessions/bookings'
import { obstaclesIn, refusedFor, warningsIn } from '#domain/imports/sessions/plan_problems'
import { mostSessions, refuseAll, refuseBeyond } from '#domain/imports/sessions/session_counts'
import { wantedOf } from '#domain/imports/sessions/wanted_sessions'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import {
  type PlanInTurn,
  planInTurn,
} from '#domain/scheduling/class_sessions/planning/plan_in_turn'
import type { Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import { writeAll } from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { Actor } from '#domain/shared/audit/actor'
import { usableIds } from '#domain/shared/records/unusable_record'

type Plan = { wanted: Wanted; plan: PlanInTurn }

const planOf = ({ values }: ReadRow) => values.plan as Plan

/** The id of what a row makes: its series, or else its first session. */
const recordOf = ({ wanted, plan }: Plan) => wanted.seriesId ?? newId(wanted, plan.sessions[0]!)

/** While it runs, other bookings of the same people and rooms wait. */
export async function planRows(rows: ReadRow[], occasion: Occasion) {
  if (occasion.sessions >= mostSessions) return refuseAll(rows)
  if (rows.length === 0) return
  const requests = rows.map(({ row, values }) => {
    const isBooked = refusalsOfNew(values).length === 0
    return { wanted: wantedOf(values, occasion), place: row, isBooked }
  })
  if (!occasion.isDry) await holdAll(requests.flatMap(({ wanted }) => takenUpBy(wanted)))
  const isUsable = occasion.isDry ? () => true : await stillUsable(requests)
  const plans = await planInTurn(requests, async (within) =>
    occasion.isDry ? bookingsOf(occasion.importId, within) : []
  )
  for (const [at, row] of rows.entries()) {
    const planned = plans[at]!
    const { meeting } = requests[at]!.wanted
    const lost = named.filter(({ field }) => !idsIn(meeting, field).every(isUsable))
    if (lost.length) row.problems.push(...lost.map(({ column }) => unknownIn(column)))
    else if (!planned.ok) row.problems.push(refusedFor(planned.error, row.values))
    else judge(row, { wanted: requests[at]!.wanted, plan: planned.value })
  }
  refuseBeyond(rows, occasion.sessions)
}

/**
 * Such rows may only repeat what stands already: nothing is made cancelled, and a student alone needs an
 * instructor.
 */
function refusalsOfNew({ status, student_id: student, instructor_id: instructor }: Values) {
  const problems: Problem[] = []
  if (status === 'cancelled') problems.push({ column: 'status', type: 'called_off' })
  if (student && !instructor) problems.push({ column: 'instructor', type: 'required' })
  return problems
}

const unknownIn = (column: string) => ({ column, type: 'unknown' }) as const

const named = [
  { column: 'branch', field: 'branchId', table: 'branches' },
  { column: 'group', field: 'groupId', table: 'groups' },
  { column: 'student', field: 'studentId', table: 'students' },
  { column: 'assistants', field: 'assistantIds', table: 'instructors' },
  { column: 'instructor', field: 'instructorId', table: 'instructors' },
  { column: 'room', field: 'roomId', table: 'rooms' },
] as const

const idsIn = (meeting: Meeting, field: (typeof named)[number]['field']) =>
  [meeting[field] ?? []].flat()

/** Tells which of the named records can still be booked: some may have been archived while this waited for them. */
async function stillUsable(asked: { wanted: Wanted }[]) {
  const usable = await Promise.all(
    named.map(({ field, table }) =>
      usableIds(table, new Set(asked.flatMap(({ wanted }) => idsIn(wanted.meeting, field))))
    )
  )
  return (id: string) => usable.some((ids) => ids.has(id))
}

const takenUpBy = ({ seriesId, meeting }: Wanted) => [
  ...[meeting.instructorId, meeting.roomId, meeting.groupId],
  ...(meeting.assistantIds ?? []),
  seriesId,
]

function judge(row: ReadRow, planned: Plan) {
  const { plan } = planned
  row.values.plan = planned
  if (plan.isThere) return
  const refusals = refusalsOfNew(row.values)
  row.problems.push(...(refusals.length > 0 ? refusals : obstaclesIn(plan, row.values)))
  row.warnings = warningsIn(plan, row.values)
  row.sessions = plan.sessions.filter(({ skipped, exists }) => !skipped && !exists).length
}

export const findPlanned = (rows: ReadRow[]): Promise<Match[]> =>
  Promise.resolve(
    rows
      .filter((row) => planOf(row).plan.isThere)
      .map((row) => ({
        ...{ row: row.row, id: recordOf(planOf(row)) },
        ...{ column: 'group', isStrict: true },
      }))
  )

export const rememberRows = (rows: ReadRow[], importId: string) =>
  rememberBookings(
    importId,
    rows.flatMap((row) => planOf(row).plan.pending)
  )

export async function createSessions(rows: ReadRow[], actor: Actor) {
  const made = await writeAll(actor, rows.map(planOf), null)
  return rows.map((row, at) => ({
    ...{ ...row, id: recordOf(planOf(row)), number: null },
    ...{ made: made[at]!, sessions: made[at]!.length },
  }))
}
