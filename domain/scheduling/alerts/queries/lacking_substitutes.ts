import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { Ahead } from '#domain/scheduling/alerts/alerts'
import { groupNamed, partiesNamed } from '#domain/scheduling/class_sessions/queries/meeting_named'
import { lacksSubstitute } from '#domain/scheduling/substitution/queries/lacking_substitute'
import { statement } from '#domain/shared/data/statement'

/** Sessions whose instructor is away then, however far ahead: the sooner somebody is asked, the better. */
export const lackingSubstitutes = (query: Kysely<DB>, given: Pick<Ahead, 'moment'>) =>
  query
    .selectFrom('class_sessions as s')
    .where(lacksSubstitute('s', sql`${given.moment}::timestamptz`))

type Page = { limit: number; offset: number }

export const listLackingSubstitutes = statement((query, given: Ahead & Page) =>
  lackingSubstitutes(query, given)
    .orderBy('s.starts_at')
    .orderBy('s.id')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(['s.id', 's.title', 's.starts_at', 's.time_zone'])
    .select([groupNamed.as('group'), ...partiesNamed])
)
