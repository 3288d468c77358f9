import { sql } from 'kysely'
import { scheduledOn } from '#domain/scheduling/class_sessions/queries/scheduled_on'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

const sessionsAhead = scheduledOn(
  { from: sql.ref('timings.starts_on'), until: sql.ref('timings.ends_on') },
  sql`(timings.branch_id is null or s.branch_id = timings.branch_id)`
).as('sessions_ahead')

const timings = statement((query) =>
  query
    .selectFrom('timings')
    .orderBy('starts_on', 'desc')
    .orderBy('id')
    .limit(sql.lit(200))
    .select(['id', 'name_en', 'name_ar', 'starts_on', 'ends_on', 'branch_id', 'version'])
    .select(['shift_minutes', 'shorten_minutes', sessionsAhead])
)

export type TimingRow = RowOf<typeof timings>

/** The latest first, each with how many sessions are scheduled in its days. */
export const listTimings = () => timings({})

const scheduled = statement((query, { id }: { id: string }) =>
  query.selectFrom('timings').where('id', '=', id).select(sessionsAhead)
)

/** How many sessions are scheduled in the days of a timing. */
export const sessionsInTiming = async (id: string) =>
  (isUuid(id) && (await scheduled({ id }))[0]?.sessions_ahead) || 0
