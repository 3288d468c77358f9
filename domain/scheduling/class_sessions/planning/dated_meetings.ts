import { hasLeft } from '#domain/people/rules/departure'
import { findSeverities } from '#domain/access/centre/queries/find_severities'
import { holidaysOf, timingsOf } from '#domain/scheduling/class_sessions/planning/closed_days'
import {
  factsOfMeetings,
  type MeetingFacts,
} from '#domain/scheduling/class_sessions/planning/meeting_facts'
import {
  heldDays,
  type Known,
  type PlannedDates,
  type PlanRefusal,
  type Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import { meetingWarnings } from '#domain/scheduling/class_sessions/planning/session_warnings'
import { otherBranch } from '#domain/scheduling/class_sessions/planning/unusable_meeting'
import { judged } from '#domain/scheduling/class_sessions/rules/checks'
import { outOfReach } from '#domain/scheduling/class_sessions/rules/days_in_reach'
import { seriesDates } from '#domain/scheduling/series/rules/series_dates'
import type { Severities } from '#domain/shared/choices/scheduling_checks'
import { err, ok, type Result } from '#domain/shared/result'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { today } from '#domain/shared/time/clock'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'

export interface Dated {
  wanted: Wanted
  zone: string
  dates: PlannedDates
  known: Known
  /** Why none of it can be planned now, though it may stand already. */
  refusal: PlanRefusal | null
}

/** Of several: when each is held, by its rule and what is closed where it meets, or why it can't be planned. */
export async function datedMeetings<One extends { wanted: Wanted }>(
  requests: One[],
  make: typeof madeInTurns = madeInTurns
): Promise<Result<One & Dated, PlanRefusal>[]> {
  const [facts, severities] = await Promise.all([
    factsOfMeetings(requests.map(({ wanted }) => wanted.meeting)),
    findSeverities(),
  ])
  const byPlace = new Map(facts.map((one) => [one.at - 1, one]))
  const branches = [...new Set(facts.map(({ branchId }) => branchId))]
  const first = requests.map(({ wanted }) => wanted.timing.startsOn).sort()[0] ?? ''
  const isTimed = requests.some(({ wanted }) => wanted.timing.followsTimings)
  const [holidays, timings] = await Promise.all([
    holidaysOf(branches, first),
    timingsOf(isTimed ? branches : []),
  ])
  return make([...requests.entries()], ([at, one]): Result<One & Dated, PlanRefusal> => {
    const of = byPlace.get(at)
    if (!of) return err({ type: 'unusable', field: 'branch_id' })
    const zone = of.zone ?? one.wanted.zone
    const made = seriesDates({
      ...one.wanted.timing,
      zone,
      holidays: holidays.filter(({ branchId }) => !branchId || branchId === of.branchId),
      timings: one.wanted.timing.followsTimings ? timings(of.branchId) : [],
    })
    if (!made.ok) return made
    const refusal = refusalOf(of) ?? outOfReach(heldDays(made.value), today(zone)) ?? null
    return ok({ ...one, zone, dates: made.value, known: knownOf(of, severities), refusal })
  })
}

function refusalOf(facts: MeetingFacts): PlanRefusal | undefined {
  if (hasEnded(facts.groupStatus)) return { type: 'group_over' }
  if (facts.studentStatus && hasLeft(facts.studentStatus))
    return { type: 'student_left', field: 'student_id' }
  return facts.roomBranchId && facts.roomBranchId !== facts.branchId ? otherBranch : undefined
}

const knownOf = (facts: MeetingFacts, severities: Severities): Known => ({
  facts,
  severities,
  warnings: judged(meetingWarnings(facts), severities),
})
