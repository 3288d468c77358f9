import { dayAfter } from '#domain/shared/time/day_span'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import { linesOf } from '#domain/shared/text/lines_of'

/** That fit into an address. */
const most = 60

type Data = SessionFormState['form']['data']

/**
 * The times of the form and whose they are, to be asked for what speaks against instructors and rooms then. Only the first
 * weeks are looked at, so that a series needs no end yet.
 */
export function timeQuery({ slots, ...data }: Data): string {
  const { repeats, starts_on: startsOn, every, ends, ends_on: endsOn, ends_count: count } = data
  const query = new URLSearchParams({
    group_id: data.group_id,
    student_id: data.student_id,
    branch_id: data.branch_id,
    repeats,
    starts_on: startsOn,
    every,
    dates: linesOf(data.dates).slice(0, most).join('\n'),
    excluded: linesOf(data.excluded).slice(0, most).join('\n'),
    follows_timings: data.follows_timings ? '1' : '0',
    ...(repeats !== 'once' && repeats !== 'dates' && endOf(ends, endsOn, count, startsOn)),
  })
  slots.forEach((slot, place) => {
    for (const [name, value] of Object.entries(slot)) query.set(`slots[${place}][${name}]`, value)
  })
  return query.toString()
}

const endOf = (
  ends: string,
  endsOn: string,
  count: string,
  startsOn: string
): Record<string, string> =>
  ends === 'on' ? { ends, ends_on: endsOn || dayAfter(startsOn, 55) } : { ends, ends_count: count }
