import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { Ahead } from '#domain/scheduling/alerts/alerts'
import { partiesNamed, groupNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { statement } from '#domain/shared/data/statement'

/** Sessions that are over and whose attendance nobody has taken whole. */
export const unmarkedSessions = (query: Kysely<DB>, given: Pick<Ahead, 'moment'>) =>
  query.selectFrom('class_sessions as s').where(isUnmarked('s', sql`${given.moment}::timestamptz`))

type Page = { limit: number; offset: number }

export const listUnmarkedSessions = statement((query, given: Ahead & Page) =>
  unmarkedSessions(query, given)
    .orderBy('s.ends_at')
    .orderBy('s.id')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(['s.id', 's.title', 's.starts_at', 's.time_zone'])
    .select([groupNamed.as('group'), ...partiesNamed])
)
