import { type Kysely, sql } from 'kysely'
import { sessionDay } from '#domain/scheduling/class_sessions/queries/session_day'
import type { DB } from '#database/schema'
import type { Ahead } from '#domain/scheduling/alerts/alerts'
import { latestPapers } from '#domain/people/instructors/queries/latest_papers'
import { count, jsonOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** Papers that end before the last session their instructor has with a group, with what comes after that day. */
export const endingPapers = (query: Kysely<DB>, { moment }: Pick<Ahead, 'moment'>) =>
  query
    .selectFrom(latestPapers(query).as('d'))
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('class_sessions as s')
          .whereRef('s.instructor_id', '=', 'd.instructor_id')
          .where('s.status', '=', sql.lit('scheduled'))
          .where('s.group_id', 'is not', null)
          .where('s.starts_at', '>=', moment)
          .where('s.starts_at', '>', sql<Date>`d.expires_on::timestamp at time zone 'UTC'`)
          .where(sql<boolean>`${sessionDay('s')} > d.expires_on`)
          .groupBy('s.group_id')
          .select(['s.group_id', count().as('sessions')])
          .as('s'),
      (join) => join.onTrue()
    )
    .innerJoin('groups as g', 'g.id', 's.group_id')
    .where('d.expires_on', 'is not', null)

const withInstructor = (query: Kysely<DB>, given: Ahead) =>
  endingPapers(query, given)
    .innerJoin('instructors as i', 'i.id', 'd.instructor_id')
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .orderBy('s.group_id')
    .select(['d.id', 'd.kind', 'd.title', 'd.expires_on', 's.sessions'])
    .select(jsonOf('instructors', 'i', ['id', ...storedNameFields]).as('instructor'))

type Page = { limit: number; offset: number }

export const listEndingPapers = statement((query, given: Ahead & Page) =>
  withInstructor(query, given)
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(jsonOf('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'))
)

export const papersOfGroup = statement((query, given: Ahead & { group: string }) =>
  withInstructor(query, given).where('s.group_id', '=', given.group)
)
