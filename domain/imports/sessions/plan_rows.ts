import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Match, Occasion } from '#domain/imports/records/target'
import { bookingsOf, rememberBookings } from '#domain/imports/sessions/bookings'
import { obstaclesIn, refusedFor, warningsIn } from '#domain/imports/sessions/plan_problems'
import { wantedOf } from '#domain/imports/sessions/wanted_sessions'
import { holdAll } from '#domain/scheduling/class_sessions/planning/booking_locks'
import {
  type PlanInTurn,
  planInTurn,
} from '#domain/scheduling/class_sessions/planning/plan_in_turn'
import type { Wanted } from '#domain/scheduling/class_sessions/planning/plan_sessions'
import { newId } from '#domain/scheduling/class_sessions/planning/planned_already'
import { writeAll } from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { Actor } from '#domain/shared/audit/actor'

type Plan = { wanted: Wanted; plan: PlanInTurn }

const planOf = ({ values }: ReadRow) => values.plan as Plan

/** The id of what a row makes: its series, or else its first session. */
const recordOf = ({ wanted, plan }: Plan) => wanted.seriesId ?? newId(wanted, plan.sessions[0]!)

/** While it runs, other bookings of the same people and rooms wait. */
export async function planRows(rows: ReadRow[], occasion: Occasion) {
  if (rows.length === 0) return
  const asked = rows.map(({ row, values }) => ({ wanted: wantedOf(values, occasion), place: row }))
  if (!occasion.isDry) await holdAll(asked.flatMap(({ wanted }) => takenUpBy(wanted)))
  const pending = occasion.isDry ? await bookingsOf(occasion.importId) : []
  const plans = await planInTurn(asked, pending)
  for (const [at, row] of rows.entries()) {
    const planned = plans[at]!
    if (!planned.ok) row.problems.push(refusedFor(planned.error, row.values))
    else judge(row, { wanted: asked[at]!.wanted, plan: planned.value })
  }
}

const takenUpBy = ({ seriesId, meeting }: Wanted) => [
  ...[meeting.instructorId, meeting.roomId, meeting.groupId],
  seriesId,
]

function judge(row: ReadRow, planned: Plan) {
  const { plan } = planned
  row.values.plan = planned
  if (plan.isThere) return
  row.problems.push(...obstaclesIn(plan))
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
  await writeAll(actor, rows.map(planOf), null)
  return rows.map((row) => ({ ...row, id: recordOf(planOf(row)), number: null }))
}
