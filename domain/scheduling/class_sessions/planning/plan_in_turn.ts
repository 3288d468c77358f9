import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type { BusySession } from '#domain/scheduling/class_sessions/planning/busy_sessions'
import {
  type Dated,
  datedMeetings,
} from '#domain/scheduling/class_sessions/planning/dated_meetings'
import type { MeetingFacts } from '#domain/scheduling/class_sessions/planning/meeting_facts'
import {
  editedSince,
  plannedBefore,
} from '#domain/scheduling/class_sessions/planning/planned_before'
import {
  isInTheWay,
  type PlanRefusal,
  type SessionPlan,
  told,
  type Wanted,
} from '#domain/scheduling/class_sessions/planning/session_plan'
import { sessionPlanner } from '#domain/scheduling/class_sessions/planning/session_planner'
import {
  type Booked,
  bookedBy,
  type Spans,
  spansOf,
  surroundings,
} from '#domain/scheduling/class_sessions/planning/surroundings'
import { clashFinder, type Taken } from '#domain/scheduling/class_sessions/rules/clashes'
import { err, ok, type Result } from '#domain/shared/result'
import { madeBehindOthers } from '#domain/shared/runtime/slices'

/** Not saved yet; `place` tells which of the plans made together it belongs to. */
export type Pending = Taken & { id: string; place: number }

export type InTheWay = BusySession | Pending

export type PlanInTurn = SessionPlan<InTheWay> & {
  isThere: boolean
  /** What is in the way of later ones; empty if this one isn't taken. */
  pending: Pending[]
}

type Planned = Result<PlanInTurn, PlanRefusal>

type PlanRequest = { wanted: Wanted; place: number; isBooked: boolean }

/**
 * Like planSessions(), for many, with a constant number of statements, behind everything that somebody waits
 * for. What an earlier one takes is in the way of later ones if it `isBooked`, and so is what `pendingIn`
 * finds. Their groups, instructors and rooms must be usable. `isThere`: the series was planned before, or
 * the group, the student or the event already has a session at all of these times. What is missing of a
 * series that was edited since is refused as `other_series`.
 */
export async function planInTurn(
  requests: PlanRequest[],
  pendingIn: (within: Booked) => Promise<Pending[]>
): Promise<Planned[]> {
  const dated = await datedMeetings(requests, madeBehindOthers)
  const found = dated.filter((one) => one.ok).map(({ value }) => value)
  if (!found.length) return dated.filter((one) => !one.ok)
  const spans = spansOf(found)
  const pending = await pendingIn(bookedBy(found, spans))
  const planner = await plannerOf(found, spans, pending)
  const places = new Map(found.map((one, at) => [one, at]))
  return madeBehindOthers(dated, (one) =>
    one.ok ? planner(one.value, places.get(one.value)!) : one
  )
}

type Placed = Dated & Pick<PlanRequest, 'place' | 'isBooked'>

async function plannerOf(placed: Placed[], spans: Spans, pending: Pending[]) {
  const around = await surroundings(placed, spans)
  const plannedIn = await plannedBefore(placed)
  const edited = await editedSince(placed.map(({ wanted }) => wanted))
  const wishes = placed.map(wishesOf)
  const clashesOf = clashFinder<InTheWay>([...around.busy, ...pending, ...wishes.flat()])
  const taken = new Set(pending.map(({ place }) => place))
  return (one: Placed, at: number): Planned => {
    const { wanted, place, isBooked, zone, dates, known, refusal } = one
    const planned = sessionPlanner<InTheWay>(wanted.meeting, known, {
      ...around.of(wanted.meeting, known.facts),
      clashesOf: (hours, isExclusive) =>
        clashesOf(hours, isExclusive).filter(
          ({ session }) => !('place' in session) || taken.has(session.place)
        ),
      existing: plannedIn(one),
    })
    const sessions = dates.dates.map(planned)
    const held = sessions.filter(({ skipped }) => !skipped)
    const isThere = held.every(({ exists }) => exists)
    if (!isThere && refusal) return err(refusal)
    if (!isThere && wanted.seriesId && edited.has(wanted.seriesId))
      return err({ type: 'other_series' })
    const isTaken = isBooked && !isThere && !held.some(isInTheWay)
    if (isTaken) taken.add(place)
    const plan = told(sessions, dates, known, zone)
    return ok({ ...plan, isThere, pending: isTaken ? wishes[at]! : [] })
  }
}

/** What it would book if it were taken. */
const wishesOf = ({ wanted: { meeting }, place, dates, known }: Placed): Pending[] =>
  dates.dates
    .filter(({ skipped }) => !skipped)
    .map(({ startsAt, endsAt }) => ({
      ...{ id: String(place), place, startsAt, endsAt },
      ...takenBy(meeting, known.facts),
    }))

/** A room that may be double-booked is not counted as taken. */
const takenBy = (
  { instructorId, roomId, groupId }: Meeting,
  { canDoubleBook }: Pick<MeetingFacts, 'canDoubleBook'>
) => ({ instructorId, roomId: canDoubleBook ? null : roomId, groupId })
