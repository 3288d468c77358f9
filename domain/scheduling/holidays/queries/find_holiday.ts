import { sql } from 'kysely'
import { scheduledOn } from '#domain/scheduling/class_sessions/queries/scheduled_on'
import { centreToday } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

const holidayById = statement((query, given: { id: string }) =>
  query
    .selectFrom('holidays')
    .where('id', '=', given.id)
    .select(['id', 'name_en', 'name_ar', 'starts_on', 'ends_on', 'branch_id', 'version'])
    .select(['created_at', 'updated_at', 'archived_at'])
    .select((of) => [
      scheduledOn(
        { from: of.ref('holidays.starts_on'), until: of.ref('holidays.ends_on') },
        sql`(holidays.branch_id is null or s.branch_id = holidays.branch_id)`
      ).as('sessions_ahead'),
      centreToday.as('today'),
    ])
)

export type Holiday = RowOf<typeof holidayById>

export const findHoliday = async (id: string) =>
  isUuid(id) ? (await holidayById({ id }))[0] : undefined
