import { sql } from 'kysely'
import { type RowOf, statement } from '#domain/shared/data/statement'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

const holidays = statement((query, given: { branch: string; since: string }) =>
  query
    .selectFrom('holidays')
    .where('archived_at', 'is', null)
    .where('ends_on', '>=', given.since)
    .where((of) => of.or([of('branch_id', 'is', null), of('branch_id', '=', given.branch)]))
    .orderBy('starts_on')
    .select(['id', 'name_en', 'name_ar', 'starts_on as startsOn', 'ends_on as endsOn'])
)

export type HolidaySpan = RowOf<typeof holidays>

/** Of the whole centre and of one branch, from a day on. */
export const holidaysAt = (branch: string, since: string) => holidays({ branch, since })

const timings = statement((query, given: { branch: string }) =>
  query
    .selectFrom('timings')
    .where((of) => of.or([of('branch_id', 'is', null), of('branch_id', '=', given.branch)]))
    .orderBy('branch_id', (order) => order.asc().nullsLast())
    .orderBy('starts_on')
    .select(['name_en', 'name_ar', 'starts_on', 'ends_on', 'shift_minutes', 'shorten_minutes'])
)

/** Of a branch before those of the whole centre. */
export const timingsAt = (branch: string) => timings({ branch })

const clock = (time: 'opens' | 'closes') => sql<string>`to_char(${sql.ref(`h.${time}`)}, 'HH24:MI')`

const opening = statement((query, given: { branch: string }) =>
  query
    .selectFrom('opening_weeks as w')
    .leftJoin('opening_hours as h', 'h.week_id', 'w.id')
    .where((of) => of.or([of('w.branch_id', 'is', null), of('w.branch_id', '=', given.branch)]))
    .select(['w.branch_id', 'h.weekday', clock('opens').as('starts'), clock('closes').as('ends')])
)

/** A branch's own week, else the centre's; none means always open. */
export async function openingAt(branch: string): Promise<WeekWindow[]> {
  const rows = await opening({ branch })
  const own = rows.filter(({ branch_id: of }) => of !== null)
  return (own.length ? own : rows)
    .filter(({ weekday }) => weekday !== null)
    .map(({ weekday, starts, ends }) => ({ weekday: weekday as Weekday, starts, ends }))
}
