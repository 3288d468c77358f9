import { v5 as named } from 'uuid'
import type { Values } from '#domain/imports/columns/columns'
import { isWeekly } from '#domain/imports/columns/session_rows'
import type { Occasion } from '#domain/imports/records/target'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type { Wanted } from '#domain/scheduling/class_sessions/planning/session_plan'
import type { Recurrence, SeriesEnd } from '#domain/scheduling/series/rules/series_rule'
import { ownBranches } from '#domain/shared/data/branch_limit'
import type { Weekday } from '#domain/shared/time/weekday'

type Centre = Pick<Occasion, 'zone' | 'weekStart'>

/** What a row asks to be planned; the same row asks for the same series or session again. */
export function wantedOf(values: Values, { zone, weekStart }: Centre): Wanted {
  const meeting = meetingOf(values)
  return isWeekly(values)
    ? { zone, meeting, seriesId: seriesOf(values, meeting), timing: weeklyOf(values, weekStart) }
    : { zone, meeting, seriesId: null, formId: `import ${ownBranches()}`, timing: onceOf(values) }
}

const meetingOf = (values: Values): Meeting => {
  const idOf = (column: string) => (values[column] as string | undefined) ?? null
  return {
    branchId: values.group_id ? null : idOf('branch_id'),
    groupId: idOf('group_id'),
    studentId: idOf('student_id'),
    instructorId: idOf('instructor_id'),
    assistantIds: (values.assistant_ids as string[] | undefined) ?? [],
    roomId: idOf('room_id'),
    type: values.type as Meeting['type'],
    title: (values.title as string) ?? null,
    onlineUrl: (values.online_url as string) ?? null,
    notes: (values.notes as string) ?? null,
  }
}

/**
 * By group and instructor, or an event's title, with room and times, but not by its end: a list that ends later goes on
 * with the same series. Of whoever sees the same branches alone, as elsewhere there may be the like that they don't see.
 */
function seriesOf({ weekdays, starts, minutes, starts_on: from }: Values, meeting: Meeting) {
  const { groupId, studentId, title, instructorId, roomId } = meeting
  const party = groupId ?? studentId
  const who = party ? [party, instructorId] : [title]
  const asked = ['import', ownBranches(), ...who, roomId, weekdays, starts, minutes, from]
  return named(JSON.stringify(asked), named.URL)
}

function weeklyOf(values: Values, weekStart: Weekday): Recurrence {
  const { weekdays, starts_on: from } = values
  const slots = (weekdays as Weekday[]).map((weekday) => ({ weekday, ...timeOf(values) }))
  return {
    pattern: { kind: 'weekly', every: 1, weekStart, slots },
    startsOn: from as string,
    ends: endOf(values),
    excluded: [],
    followsTimings: false,
  }
}

const endOf = ({ ends_on: date, times }: Values): SeriesEnd =>
  date ? { kind: 'on', date: date as string } : { kind: 'held', count: Number(times) }

function onceOf(values: Values): Recurrence {
  const date = values.held_on as string
  const slots = [{ date, ...timeOf(values) }]
  return { pattern: { kind: 'dates', slots }, startsOn: date, ends: null, excluded: [] }
}

const timeOf = ({ starts, minutes }: Values) => ({
  starts: starts as string,
  minutes: Number(minutes),
})
