import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'
import { literals } from '#domain/shared/data/sql'
import { storedNameFields } from '#domain/shared/text/person_names'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

const most = 500

const groups = statement((query) =>
  query
    .selectFrom('groups')
    .where('archived_at', 'is', null)
    .where('status', 'not in', literals(endedStatuses))
    .orderBy('code')
    .limit(sql.lit(most))
    .select(['id', 'code', 'title_en', 'title_ar', 'instructor_id', 'online_url'])
    .select(['starts_on', 'ends_on'])
)

const instructors = statement((query) =>
  query
    .selectFrom('instructors')
    .where('archived_at', 'is', null)
    .orderBy('number')
    .limit(sql.lit(most))
    .select(['id', 'number', ...storedNameFields])
)

const rooms = statement((query) =>
  query
    .selectFrom('rooms')
    .where('archived_at', 'is', null)
    .orderBy('code')
    .limit(sql.lit(most))
    .select(['id', 'code', 'name_en', 'name_ar', 'capacity'])
)

/** Whom and where a class session may be planned with, or a list narrowed down to. */
export async function meetingOptions() {
  const [inGroup, by, at] = await Promise.all([groups({}), instructors({}), rooms({})])
  return { group: inGroup, instructor: by, room: at }
}
