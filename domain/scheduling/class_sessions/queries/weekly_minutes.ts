import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { isWithinDays } from '#domain/scheduling/class_sessions/queries/session_day'
import { inEveryBranch } from '#domain/shared/data/database'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { Days } from '#domain/shared/time/calendar_span'

/** Days, YYYY-MM-DD, both included. */
type Week = Days

const taught = (query: Kysely<DB>, { from, to }: Week) =>
  query
    .selectFrom('class_sessions')
    .where('instructor_id', 'is not', null)
    .where(isWithinDays('class_sessions', from, to))
    .where('status', '<>', sql.lit('cancelled'))
    .groupBy('instructor_id')
    .select('instructor_id as id')
    .select(sql<number>`(sum(extract(epoch from ends_at - starts_at)) / 60)::integer`.as('minutes'))

const ofAll = statement((query, week: Week) => taught(query, week))

const ofSome = statement((query, given: Week & { ids: string[] }) =>
  taught(query, given).where('instructor_id', '=', anyOf(given.ids))
)

/**
 * How long each of them, or everybody, teaches in a week, by what is scheduled or was held, in every branch: a sum tells
 * nothing of where.
 */
export async function weeklyMinutes(
  week: Week,
  instructors: string[] | 'all'
): Promise<Map<string, number>> {
  if (instructors.length === 0) return new Map()
  const rows = await inEveryBranch(() =>
    instructors === 'all' ? ofAll(week) : ofSome({ ...week, ids: instructors })
  )
  return new Map(rows.map(({ id, minutes }) => [id!, minutes]))
}
