import { sql } from 'kysely'
import { type ScheduledWeek, scheduledWeek } from '#domain/scheduling/patterns/rules/scheduled_week'
import type { SeriesPattern } from '#domain/scheduling/series/rules/series_rule'
import { statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

const seriesAhead = statement((query, given: { groupId: string; moment: Date }) =>
  query
    .selectFrom('class_series as c')
    .leftJoin('rooms as r', (join) =>
      join
        .onRef('r.id', '=', 'c.room_id')
        .onRef('r.branch_id', '=', 'c.branch_id')
        .on('r.archived_at', 'is', null)
    )
    .where('c.group_id', '=', given.groupId)
    .where((of) =>
      of.exists(
        of
          .selectFrom('class_sessions as s')
          .whereRef('s.series_id', '=', 'c.id')
          .where('s.group_id', '=', given.groupId)
          .where('s.status', '=', sql.lit('scheduled'))
          .where('s.starts_at', '>', given.moment)
      )
    )
    .orderBy('c.starts_on')
    .select(['r.id as roomId', sql<SeriesPattern>`c.rule -> 'pattern'`.as('pattern')])
)

/** The days and times at which its series go on to meet. */
export async function findScheduledWeek(groupId: string): Promise<ScheduledWeek | null> {
  return scheduledWeek(await seriesAhead({ groupId, moment: now().toJSDate() }))
}
