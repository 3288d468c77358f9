import { sql } from 'kysely'
import { anyOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'

const holidays = statement((query, given: { branches: string[]; since: string }) =>
  query
    .selectFrom('holidays')
    .where('archived_at', 'is', null)
    .where('ends_on', '>=', given.since)
    .where((of) =>
      of.or([of('branch_id', 'is', null), of('branch_id', '=', anyOf(given.branches))])
    )
    .orderBy('starts_on')
    .select(['id', 'branch_id as branchId', 'name_en', 'name_ar'])
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
)

export type HolidaySpan = RowOf<typeof holidays>

/** Of the whole centre and of some branches, from a day on. */
export const holidaysOf = async (branches: string[], since: string) =>
  branches.length ? holidays({ branches, since }) : []

/** Of the whole centre and of one branch, from a day on. */
export const holidaysAt = (branch: string, since: string) => holidays({ branches: [branch], since })

const timings = statement((query, given: { branches: string[] }) =>
  query
    .selectFrom('timings')
    .where((of) =>
      of.or([of('branch_id', 'is', null), of('branch_id', '=', anyOf(given.branches))])
    )
    .orderBy('branch_id', (order) => order.asc().nullsLast())
    .orderBy('starts_on')
    .select(['branch_id as branchId', 'name_en', 'name_ar', 'starts_on', 'ends_on'])
    .select(['shift_minutes', 'shorten_minutes'])
)

/** By branch: its own timings come before those of the whole centre. */
export async function timingsOf(branches: string[]) {
  const rows = branches.length ? await timings({ branches }) : []
  return (branch: string) => rows.filter(({ branchId: of }) => of === null || of === branch)
}

/** Of a branch before those of the whole centre. */
export const timingsAt = async (branch: string) => (await timingsOf([branch]))(branch)

const clock = (time: 'opens' | 'closes') => sql<string>`to_char(${sql.ref(`h.${time}`)}, 'HH24:MI')`

const opening = statement((query, given: { branches: string[] }) =>
  query
    .selectFrom('opening_weeks as w')
    .leftJoin('opening_hours as h', 'h.week_id', 'w.id')
    .where((of) =>
      of.or([of('w.branch_id', 'is', null), of('w.branch_id', '=', anyOf(given.branches))])
    )
    .select(['w.branch_id', 'h.weekday', clock('opens').as('starts'), clock('closes').as('ends')])
)

/** By the branch its own week, else the centre's; none means always open. */
export async function openingOf(branches: string[]): Promise<(branch: string) => WeekWindow[]> {
  const rows = branches.length ? await opening({ branches }) : []
  return (branch) => {
    const own = rows.filter(({ branch_id: of }) => of === branch)
    return (own.length ? own : rows.filter(({ branch_id: of }) => of === null))
      .filter(({ weekday }) => weekday !== null)
      .map(({ weekday, starts, ends }) => ({ weekday: weekday as Weekday, starts, ends }))
  }
}
