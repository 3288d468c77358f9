import type { ExpiringPaper } from '#domain/people/instructors/queries/latest_papers'
import type { AssistanceWarning } from '#domain/scheduling/class_sessions/assistants/assistance_warnings'
import type { MeetingFacts } from '#domain/scheduling/class_sessions/planning/meeting_facts'
import type { SessionElsewhere } from '#domain/scheduling/class_sessions/planning/students_elsewhere'
import { overlaps } from '#domain/scheduling/class_sessions/rules/clashes'
import {
  type GroupDates,
  type OutsideGroup,
  outsideGroup,
} from '#domain/scheduling/class_sessions/rules/outside_group'
import { isOpenFor } from '#domain/scheduling/hours/rules/opening_hours'
import type { DaySpan } from '#domain/shared/time/day_span'
import type { WeekWindow } from '#domain/shared/time/week_windows'

interface Dated {
  date: string
  minutes: number
  shown: string
  startsAt: Date
  endsAt: Date
}

interface Circumstances {
  facts: Pick<MeetingFacts, 'leftOn' | keyof GroupDates>
  elsewhere: SessionElsewhere[]
  /** Of those who assist in it, and of its instructor where they assist elsewhere. */
  assistance: AssistanceWarning[]
  availability: WeekWindow[]
  opening: WeekWindow[]
  absences: { startsAt: Date; endsAt: Date; reason: string | null }[]
  papers: Pick<ExpiringPaper, 'title' | 'expiresOn'>[]
  closures: { starts_on: string; ends_on: string | null; reason: string | null }[]
  /** Days on which the student of a one-to-one session said they would be away. */
  daysAway: DaySpan[]
}

/** Told before saving, as severely as the centre has it (domain §1.11). */
export type DateWarning =
  | { kind: 'students'; session: SessionElsewhere }
  | { kind: 'absence' | 'room_closed'; reason: string | null }
  | { kind: 'hours' | 'closed' | 'left' | 'student_away' }
  | { kind: 'paper'; title: string; day: string }
  | OutsideGroup
  | AssistanceWarning

export type MeetingWarning =
  | { kind: 'capacity'; capacity: number; students: number }
  | { kind: 'gender' | 'subject' | 'on_leave' }

export function dateWarnings(date: Dated, around: Circumstances): DateWarning[] {
  const [day, starts] = date.shown.split('T') as [string, string]
  const held = { day, starts, minutes: date.minutes }
  const away = around.absences.find((absence) => overlaps(absence, date))
  const closed = around.closures.find(
    ({ starts_on, ends_on }) => starts_on <= date.date && date.date <= (ends_on ?? date.date)
  )
  const { leftOn } = around.facts
  return [
    ...around.elsewhere
      .filter((session) => overlaps(session, date))
      .map((session) => ({ kind: 'students', session }) as const),
    ...(around.daysAway.some((days) => isIn(days, date.date))
      ? [{ kind: 'student_away' } as const]
      : []),
    ...(away ? [{ kind: 'absence', reason: away.reason } as const] : []),
    ...(closed ? [{ kind: 'room_closed', reason: closed.reason } as const] : []),
    ...(isOpenFor(held, around.availability) ? [] : [{ kind: 'hours' } as const]),
    ...(isOpenFor(held, around.opening) ? [] : [{ kind: 'closed' } as const]),
    ...(leftOn && date.date >= leftOn ? [{ kind: 'left' } as const] : []),
    ...around.papers
      .filter(({ expiresOn }) => date.date > expiresOn)
      .map(({ title, expiresOn }) => ({ kind: 'paper', title, day: expiresOn }) as const),
    ...outsideGroup(date.date, around.facts),
    ...around.assistance,
  ]
}

const isIn = ({ startsOn, endsOn }: DaySpan, day: string) => startsOn <= day && day <= endsOn

export function meetingWarnings(facts: MeetingFacts): MeetingWarning[] {
  const { students, capacity, genderPolicy, gender, subjectId, subjects, teachesIt } = facts
  const isFull = students !== null && capacity !== null && students > capacity
  const isOther =
    genderPolicy !== null && genderPolicy !== 'mixed' && gender !== null && gender !== genderPolicy
  return [
    ...(isFull ? [{ kind: 'capacity', capacity, students } as const] : []),
    ...(isOther ? [{ kind: 'gender' } as const] : []),
    ...(subjectId && subjects > 0 && !teachesIt ? [{ kind: 'subject' } as const] : []),
    ...(facts.instructorStatus === 'on_leave' ? [{ kind: 'on_leave' } as const] : []),
  ]
}
