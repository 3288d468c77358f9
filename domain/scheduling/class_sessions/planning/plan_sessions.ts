import { datedMeetings } from '#domain/scheduling/class_sessions/planning/dated_meetings'
import { plannedAlready } from '#domain/scheduling/class_sessions/planning/planned_already'
import { isOfAnother } from '#domain/scheduling/class_sessions/planning/planned_series'
import {
  type PlanRefusal,
  type SessionPlan,
  told,
  type Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import { sessionPlanner } from '#domain/scheduling/class_sessions/planning/session_planner'
import { surroundings } from '#domain/scheduling/class_sessions/planning/surroundings'
import { unusableMeeting } from '#domain/scheduling/class_sessions/planning/unusable_meeting'
import { clashFinder } from '#domain/scheduling/class_sessions/rules/clashes'
import { err, ok, type Result } from '#domain/shared/result'
import { madeInTurns } from '#domain/shared/runtime/slices'

/** Every date with what is in its way, from a constant number of statements; writes nothing. */
export async function planSessions(wanted: Wanted): Promise<Result<SessionPlan, PlanRefusal>> {
  const { meeting } = wanted
  const unusable = await unusableMeeting(meeting)
  if (unusable) return err(unusable)
  const [dated] = await datedMeetings([{ wanted }])
  if (!dated!.ok) return dated!
  const { dates, known, zone, refusal } = dated!.value
  if (refusal) return err(refusal)
  if (await isOfAnother(wanted, known.facts.branchId)) return err({ type: 'other_series' })
  const [around, existing] = await Promise.all([
    surroundings([dated!.value]),
    plannedAlready(wanted, dates.dates),
  ])
  const clashesOf = clashFinder(around.busy)
  const plan = sessionPlanner(meeting, known, {
    ...around.of(meeting, known.facts),
    ...{ clashesOf, existing },
  })
  return ok(told(await madeInTurns(dates.dates, plan), dates, known, zone))
}
