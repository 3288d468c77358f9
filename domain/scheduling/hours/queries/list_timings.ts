import { sql } from 'kysely'
import { type RowOf, statement } from '#domain/shared/data/statement'

const timings = statement((query) =>
  query
    .selectFrom('timings')
    .orderBy('starts_on', 'desc')
    .orderBy('id')
    .limit(sql.lit(200))
    .select(['id', 'name_en', 'name_ar', 'starts_on', 'ends_on', 'branch_id', 'version'])
    .select(['shift_minutes', 'shorten_minutes'])
)

export type TimingRow = RowOf<typeof timings>

/** The latest first. */
export const listTimings = () => timings({})
