import { sql } from 'kysely'
import {
  partiesNamed,
  substitutedNamed,
} from '#domain/scheduling/class_sessions/queries/meeting_named'
import { jsonIfJoined } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

const sessionById = statement((query, given: { id: string }) =>
  query
    .selectFrom('class_sessions as s')
    .leftJoin('groups as g', 'g.id', 's.group_id')
    .leftJoin('class_series as c', 'c.id', 's.series_id')
    .where('s.id', '=', given.id)
    .select(['s.id', 's.title', 's.type', 's.status', 's.starts_at', 's.ends_at', 's.version'])
    .select([
      's.branch_id',
      's.time_zone',
      's.series_id',
      's.clash_reason',
      's.online_url',
      's.created_at',
    ])
    .select([
      's.cancelled_by',
      's.cancel_reason',
      's.notes',
      's.check_reason',
      's.checks_allowed',
      's.detached',
      'c.ends_on as series_ends_on',
    ])
    .select(sql<boolean | null>`(c.rule ->> 'followsTimings')::boolean`.as('follows_timings'))
    .select([
      jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar', 'students']).as('group'),
      ...partiesNamed,
      substitutedNamed.as('substitute_for'),
    ])
)

export type FoundClassSession = RowOf<typeof sessionById>

export const findClassSession = async (id: string) =>
  isUuid(id) ? (await sessionById({ id }))[0] : undefined
