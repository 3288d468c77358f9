import { expiringPapersOf } from '#domain/people/instructors/queries/latest_papers'
import { availabilityOf } from '#domain/people/instructors/queries/list_working_time'
import { assistanceOf } from '#domain/scheduling/class_sessions/assistants/assistance'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import {
  type Hours,
  hoursOf,
  type Span,
} from '#domain/scheduling/class_sessions/planning/busy_hours'
import { busySessions } from '#domain/scheduling/class_sessions/planning/busy_sessions'
import { openingOf } from '#domain/scheduling/class_sessions/planning/closed_days'
import type { Dated } from '#domain/scheduling/class_sessions/planning/dated_meetings'
import {
  absencesOf,
  closuresOf,
  daysAwayOf,
  type MeetingFacts,
} from '#domain/scheduling/class_sessions/planning/meeting_facts'
import { assisted } from '#domain/scheduling/class_sessions/planning/session_planner'
import {
  elsewhereFinder,
  studentsElsewhere,
} from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import type { SchedulingCheck } from '#domain/shared/choices/scheduling_checks'

/** Whom and what they may book, and between which hours. */
export type Booked = Hours & Record<'instructors' | 'rooms' | 'groups', string[]>

export type Spans = ReturnType<typeof spansOf>

export const spansOf = (dated: Dated[]) =>
  dated.flatMap(({ dates }) => dates.dates.filter(({ skipped }) => !skipped))

const idsIn = (dated: Dated[]) => (name: Name) => [
  ...new Set(dated.flatMap(({ wanted }) => wanted.meeting[name] ?? [])),
]

export const bookedBy = (dated: Dated[], spans: Span[]): Booked => ({
  ...hoursOf(spans),
  ...takenIn(idsIn(dated)),
})

/** What clashes and warnings of several are told from, with a constant number of statements. */
export async function surroundings(dated: Dated[], spans = spansOf(dated)) {
  const { from, to } = hoursOf(spans)
  const days = spans.map(({ date }) => date).sort()
  const { severities } = dated[0]!.known
  const ids = idsIn(dated)
  const asked = (check: SchedulingCheck, of: string[]) => (severities[check] === 'off' ? [] : of)
  const branches = [...new Set(dated.map(({ known }) => known.facts.branchId))]
  const [busy, assistance, elsewhere, availability, ...rest] = await Promise.all([
    busySessions({ spans, also: [], ...takenIn(ids) }),
    assistanceOf(severities.assistants === 'off' ? [] : dated.flatMap(assistedIn)),
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
    expiringPapersOf(asked('papers', ids('instructorId'))),
    daysAwayOf(asked('students', ids('studentId')), days[0]!, days.at(-1)!),
  ])
  const [opening, absences, closures, papers, daysAway] = rest
  const elsewhereIn = elsewhereFinder(elsewhere)
  return {
    busy,
    of: ({ groupId, studentId, instructorId, roomId }: Meeting, { branchId }: MeetingFacts) => ({
      assistance,
      elsewhereIn: (hours: Span) => elsewhereIn(groupId ?? studentId, hours),
      availability: availability(instructorId ?? ''),
      opening: opening(branchId),
      papers: papers.filter((paper) => paper.instructorId === instructorId),
      absences: absences.filter((absence) => absence.instructorId === instructorId),
      closures: closures.filter((closure) => closure.roomId === roomId),
      daysAway: daysAway.filter((away) => away.studentId === studentId),
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
