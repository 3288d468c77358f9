import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { absenceColumns } from '#domain/people/instructors/queries/list_absences'
import { jsonOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** What instructors ask for and nobody has decided. */
export const askedAbsences = (query: Kysely<DB>) =>
  query.selectFrom('absences as a').where('a.state', '=', sql.lit('requested'))

type Page = { limit: number; offset: number }

export const listAskedAbsences = statement((query, given: Page) =>
  askedAbsences(query)
    .innerJoin('instructors as i', 'i.id', 'a.instructor_id')
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(absenceColumns)
    .select(jsonOf('instructors', 'i', ['id', ...storedNameFields]).as('instructor'))
)
