import type { BusyHours } from '#domain/scheduling/free_slots/facts/busy_spans'
import type { HelperRow } from '#domain/scheduling/free_slots/facts/candidates'
import type { PartyRow } from '#domain/scheduling/free_slots/facts/party'
import type { Against, Opposed } from '#domain/scheduling/free_slots/rules/obstacles'
import { dayAfter, type DaySpan } from '#domain/shared/time/day_span'

interface Around {
  group: PartyRow | null
  helpers: HelperRow[]
  holidays: DaySpan[]
  busy: BusyHours
  startOf: (day: string) => number
}

/** When something speaks against a session of these people, whoever teaches and wherever. */
export const opposedSpans = ({ group, helpers, holidays, busy, startOf }: Around): Opposed[] => [
  ...holidays.map(({ startsOn, endsOn }) =>
    during('holiday', startOf(startsOn), startOf(dayAfter(endsOn, 1)))
  ),
  ...(group ? outside(group, startOf) : []),
  ...helpers.flatMap(({ id, absences, leftOn }) => [
    ...[busy.instructor, busy.assistant].flatMap((hours) =>
      (hours.get(id) ?? []).map(({ from, to }) => during('assistant_busy', from, to))
    ),
    ...absences.map(({ from, to }) => during('assistant_away', from, to)),
    ...(leftOn ? [during('assistant_left', startOf(leftOn), Infinity)] : []),
  ]),
]

const outside = (group: PartyRow, startOf: (day: string) => number) => [
  ...[group.groupStartsOn, group.termStartsOn]
    .filter((day) => day !== null)
    .map((day) => during('outside', -Infinity, startOf(day))),
  ...[group.groupEndsOn, group.termEndsOn]
    .filter((day) => day !== null)
    .map((day) => during('outside', startOf(dayAfter(day, 1)), Infinity)),
]

const during = (kind: Against, from: number, to: number): Opposed => ({ kind, from, to })
