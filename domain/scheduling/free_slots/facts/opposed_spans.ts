import type { BusyHours } from '#domain/scheduling/free_slots/facts/busy_spans'
import type { HelperRow } from '#domain/scheduling/free_slots/facts/candidates'
import type { PartyRow } from '#domain/scheduling/free_slots/facts/party'
import type { Against, Opposed } from '#domain/scheduling/free_slots/rules/obstacles'
import { dayAfter, type DaySpan } from '#domain/shared/time/day_span'

interface Around {
  group: PartyRow | null
  helpers: HelperRow[]
  holidays: DaySpan[]
  /** Days on which the student of a one-to-one session said they would be away. */
  daysAway: DaySpan[]
  busy: BusyHours
  startOf: (day: string) => number
}

/** When something speaks against a session of these people, whoever teaches and wherever. */
export const opposedSpans = ({
  group,
  helpers,
  holidays,
  daysAway,
  busy,
  startOf,
}: Around): Opposed[] => [
  ...onDays('holiday', holidays, startOf),
  ...onDays('student_away', daysAway, startOf),
  ...(group ? outside(group, startOf) : []),
  ...helpers.flatMap(({ id, absences, leftOn }) => [
    ...[busy.instructor, busy.assistant].flatMap((hours) =>
      (hours.get(id) ?? []).map(({ from, to }) => during('assistant_busy', from, to))
    ),
    ...absences.map(({ from, to }) => during('assistant_away', from, to)),
    ...(leftOn ? [during('assistant_left', startOf(leftOn), Infinity)] : []),
  ]),
]

const onDays = (kind: Against, days: DaySpan[], startOf: (day: string) => number) =>
  days.map(({ startsOn, endsOn }) => during(kind, startOf(startsOn), startOf(dayAfter(endsOn, 1))))

const outside = (group: PartyRow, startOf: (day: string) => number) => [
  ...[group.groupStartsOn, group.termStartsOn]
    .filter((day) => day !== null)
    .map((day) => during('outside', -Infinity, startOf(day))),
  ...[group.groupEndsOn, group.termEndsOn]
    .filter((day) => day !== null)
    .map((day) => during('outside', startOf(dayAfter(day, 1)), Infinity)),
]

const during = (kind: Against, from: number, to: number): Opposed => ({ kind, from, to })
