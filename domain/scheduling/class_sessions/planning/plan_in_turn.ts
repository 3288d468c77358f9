import { findSeverities } from '#domain/access/centre/queries/find_severities'
import { availabilityOf } from '#domain/people/instructors/queries/list_working_time'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import { assistanceOf } from '#domain/scheduling/class_sessions/assistants/assistance'
import {
  type Hours,
  hoursOf,
  type Span,
} from '#domain/scheduling/class_sessions/planning/busy_hours'
import {
  type BusySession,
  busySessions,
} from '#domain/scheduling/class_sessions/planning/busy_sessions'
import {
  holidaysOf,
  openingOf,
  timingsOf,
} from '#domain/scheduling/class_sessions/planning/closed_days'
import {
  absencesOf,
  closuresOf,
  factsOfMeetings,
  type MeetingFacts,
} from '#domain/scheduling/class_sessions/planning/meeting_facts'
import {
  assisted,
  heldDays,
  isInTheWay,
  type Known,
  type PlannedDates,
  type PlanRefusal,
  sessionPlanner,
  type SessionPlan,
  told,
  type Wanted,
} from '#domain/scheduling/class_sessions/planning/plan_sessions'
import { plannedBefore } from '#domain/scheduling/class_sessions/planning/planned_before'
import { meetingWarnings } from '#domain/scheduling/class_sessions/planning/session_warnings'
import {
  elsewhereFinder,
  studentsElsewhere,
} from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { otherBranch } from '#domain/scheduling/class_sessions/planning/unusable_meeting'
import { judged } from '#domain/scheduling/class_sessions/rules/checks'
import { clashFinder, type Taken } from '#domain/scheduling/class_sessions/rules/clashes'
import { outOfReach } from '#domain/scheduling/class_sessions/rules/days_in_reach'
import { seriesDates } from '#domain/scheduling/series/rules/series_dates'
import type { SchedulingCheck, Severities } from '#domain/shared/choices/scheduling_checks'
import { err, ok, type Result } from '#domain/shared/result'
import { madeInTurns } from '#domain/shared/runtime/slices'
import { today } from '#domain/shared/time/clock'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'

/** Not saved yet; `place` tells which of the plans made together it belongs to. */
export type Pending = Taken & { id: string; place: number }

export type InTheWay = BusySession | Pending

export type PlanInTurn = SessionPlan<InTheWay> & {
  isThere: boolean
  /** What is in the way of later ones; empty if this one isn't taken. */
  pending: Pending[]
}

type Planned = Result<PlanInTurn, PlanRefusal>

type Asked = { wanted: Wanted; place: number }

/** Whom and what they may book, and between which hours. */
export type Booked = Pick<Hours, 'from' | 'to'> &
  Record<'instructors' | 'rooms' | 'groups', string[]>

/**
 * Like planSessions(), for many, with a constant number of statements: what an earlier one takes is in the way of later
 * ones, and so is what `pendingIn` finds. Their groups, instructors and rooms must be usable. `isThere`: the series was planned before,
 * or the group already meets at all of these times.
 */
export async function planInTurn(
  asked: Asked[],
  pendingIn: (within: Booked) => Promise<Pending[]>
): Promise<Planned[]> {
  const dated = await datesOf(asked)
  const found = dated.filter((one) => one.ok).map(({ value }) => value)
  if (!found.length) return dated.filter((one) => !one.ok)
  const planner = await plannerOf(found, await pendingIn(bookedBy(found)))
  const places = new Map(found.map((one, at) => [one, at]))
  return madeInTurns(dated, (one) =>
    one.ok ? ok(planner(one.value, places.get(one.value)!)) : one
  )
}

interface Dated extends Asked {
  zone: string
  dates: PlannedDates
  known: Known
}

async function datesOf(asked: Asked[]): Promise<Result<Dated, PlanRefusal>[]> {
  const [facts, severities] = await Promise.all([
    factsOfMeetings(asked.map(({ wanted }) => wanted.meeting)),
    findSeverities(),
  ])
  const byPlace = new Map(facts.map((one) => [one.at - 1, one]))
  const branches = unique(facts.map(({ branchId }) => branchId))
  const first = asked.map(({ wanted }) => wanted.timing.startsOn).sort()[0] ?? ''
  const [holidays, timings] = await Promise.all([holidaysOf(branches, first), timingsOf(branches)])
  return madeInTurns([...asked.entries()], ([at, one]) => {
    const of = byPlace.get(at)
    const refused = refusalOf(of)
    if (!of || refused) return err(refused ?? { type: 'unusable', field: 'branch_id' })
    const zone = of.zone ?? one.wanted.zone
    const made = seriesDates({
      ...one.wanted.timing,
      zone,
      holidays: holidays.filter(({ branchId }) => !branchId || branchId === of.branchId),
      timings: one.wanted.timing.followsTimings ? timings(of.branchId) : [],
    })
    if (!made.ok) return made
    const beyond = outOfReach(heldDays(made.value), today(zone))
    if (beyond) return err(beyond)
    return ok({ ...one, zone, dates: made.value, known: knownOf(of, severities) })
  })
}

function refusalOf(facts: MeetingFacts | undefined): PlanRefusal | undefined {
  if (!facts) return undefined
  if (hasEnded(facts.groupStatus)) return { type: 'group_over' }
  return facts.roomBranchId && facts.roomBranchId !== facts.branchId ? otherBranch : undefined
}

const knownOf = (facts: MeetingFacts, severities: Severities): Known => ({
  facts,
  severities,
  warnings: judged(meetingWarnings(facts), severities),
})

async function plannerOf(found: Dated[], pending: Pending[]) {
  const around = await surroundings(found)
  const wishes = found.map(wishesOf)
  const clashesOf = clashFinder<InTheWay>([...around.busy, ...pending, ...wishes.flat()])
  const taken = new Set(pending.map(({ place }) => place))
  return (one: Dated, at: number): PlanInTurn => {
    const { wanted, place, zone, dates, known } = one
    const plan = sessionPlanner<InTheWay>(wanted.meeting, known, {
      ...around.of(wanted.meeting, known.facts),
      clashesOf: (hours, isExclusive) =>
        clashesOf(hours, isExclusive).filter(
          ({ session }) => !('place' in session) || taken.has(session.place)
        ),
      existing: around.plannedBefore(wanted, dates.dates),
    })
    const sessions = dates.dates.map(plan)
    const held = sessions.filter(({ skipped }) => !skipped)
    const isThere = held.every(({ exists }) => exists)
    const isTaken = !isThere && !held.some(isInTheWay)
    if (isTaken) taken.add(place)
    return { ...told(sessions, dates, known, zone), isThere, pending: isTaken ? wishes[at]! : [] }
  }
}

/** What it would book if it were taken. */
const wishesOf = ({ wanted: { meeting }, place, dates, known }: Dated): Pending[] =>
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

const spansOf = (found: Dated[]) =>
  found.flatMap(({ dates }) => dates.dates.filter(({ skipped }) => !skipped))

const idsIn = (found: Dated[]) => (name: Name) =>
  unique(found.flatMap(({ wanted }) => wanted.meeting[name] ?? []))

function bookedBy(found: Dated[]): Booked {
  const { from, to } = hoursOf(spansOf(found))
  return { from, to, ...takenIn(idsIn(found)) }
}

async function surroundings(found: Dated[]) {
  const spans = spansOf(found)
  const { from, to } = hoursOf(spans)
  const days = spans.map(({ date }) => date).sort()
  const { severities } = found[0]!.known
  const ids = idsIn(found)
  const asked = (check: SchedulingCheck, of: string[]) => (severities[check] === 'off' ? [] : of)
  const branches = unique(found.map(({ known }) => known.facts.branchId))
  const [busy, assistance, elsewhere, availability, ...rest] = await Promise.all([
    busySessions({ spans, also: [], ...takenIn(ids) }),
    assistanceOf(severities.assistants === 'off' ? [] : found.flatMap(assistedIn)),
    studentsElsewhere({
      spans,
      groups: asked('students', ids('groupId')),
      students: asked('students', ids('studentId')),
      also: [],
    }),
    availabilityOf(asked('availability', ids('instructorId'))),
    openingOf(asked('opening_hours', branches)),
    absencesOf(asked('absences', ids('instructorId')), from, to),
    closuresOf(asked('room_closures', ids('roomId')), days[0]!, days.at(-1)!),
  ])
  const [opening, absences, closures] = rest
  const elsewhereIn = elsewhereFinder(elsewhere)
  return {
    busy,
    plannedBefore: await plannedBefore(found, busy),
    of: ({ groupId, studentId, instructorId, roomId }: Meeting, { branchId }: MeetingFacts) => ({
      assistance,
      elsewhereIn: (hours: Span) => elsewhereIn(groupId ?? studentId, hours),
      availability: availability(instructorId ?? ''),
      opening: opening(branchId),
      absences: absences.filter((absence) => absence.instructorId === instructorId),
      closures: closures.filter((closure) => closure.roomId === roomId),
    }),
  }
}

const assistedIn = ({ wanted: { meeting }, dates }: Dated) =>
  dates.dates.filter(({ skipped }) => !skipped).map((date) => assisted(date, meeting))

type Name = 'groupId' | 'studentId' | 'instructorId' | 'roomId'

const takenIn = (ids: (name: Name) => string[]) => ({
  instructors: ids('instructorId'),
  rooms: ids('roomId'),
  groups: ids('groupId'),
})

const unique = (ids: string[]) => [...new Set(ids)]
