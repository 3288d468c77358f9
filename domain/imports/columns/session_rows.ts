import type { Problem } from '#domain/imports/cells/cell'
import { sameWords } from '#domain/imports/cells/same_words'
import type { Key, Values, Written } from '#domain/imports/columns/columns'
import { hoursOfRow } from '#domain/imports/columns/session_hours'
import { weekdayOf } from '#domain/shared/time/weekday'

/** A row with a title alone is an event; only groups and students have other sessions. */
export function completeSession(values: Values, written: Written): Problem[] {
  const { group, student, ends } = values
  const hours = hoursOfRow(written)
  if (hours) values.starts = hours.starts
  if (hours && ends) Object.assign(values, { ends: hours.ends, minutes: hours.minutes })
  values.isAtNight = hours?.isAtNight
  values.type ??= group || student ? 'regular' : 'event'
  if (group && student) return [{ column: 'student', type: 'two_parties' }]
  if (!group && !student && values.type !== 'event') return [{ column: 'group', type: 'required' }]
  return isWeekly(values) ? weeklyProblems(values) : datedProblems(values)
}

/** A row with a date is a single session, even if it names a day of the week too. */
export const isWeekly = ({ held_on: date }: Values) => date === undefined

function weeklyProblems({ starts_on: from, ends_on: until, times }: Values): Problem[] {
  if (!from) return [{ column: 'starts_on', type: 'required' }]
  if (!until && !times) return [{ column: 'ends_on', type: 'required' }]
  if (until && String(until) < String(from)) return [{ column: 'ends_on', type: 'order' }]
  return []
}

function datedProblems({ held_on: date, weekdays }: Values): Problem[] {
  const days = weekdays as number[] | undefined
  return days && !days.includes(weekdayOf(String(date)))
    ? [{ column: 'weekdays', type: 'other_day' }]
    : []
}

/**
 * A group or a student meets once at one hour, but for what was cancelled; an event is told apart by its
 * title and its room.
 */
export function sessionKeys(values: Values): Key[] {
  const { group, student, title, room, held_on, weekdays, starts_on, starts, status } = values
  if (status === 'cancelled') return []
  const party = group ? [group] : student ? [student] : [title, room ?? '']
  const at = held_on ? [held_on] : [weekdays, starts_on]
  const key = [...party.map((one) => sameWords(String(one))), ...at, starts].join(' ')
  return [{ column: group ? 'group' : student ? 'student' : 'title', key, isStrict: true }]
}
