import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { anyOf, literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

/** An instructor has several of these side by side; of the others a new one takes the place of the old. */
const several = literals(['qualification', 'other'])

/** The latest of each paper of those who still teach, where it has a last day. */
export const latestPapers = (query: Kysely<DB>) =>
  query
    .selectFrom('instructor_documents as d')
    .innerJoin('instructors as i', 'i.id', 'd.instructor_id')
    .where('i.archived_at', 'is', null)
    .where('i.status', '<>', sql.lit('left'))
    .distinctOn(['d.instructor_id', 'd.kind', sql<string>`paper`])
    .select((of) => [
      'd.id',
      'd.instructor_id',
      'd.kind',
      'd.title',
      'd.expires_on',
      sql<string | null>`case when ${of('d.kind', 'in', several)} then d.title end`.as('paper'),
    ])
    .orderBy('d.instructor_id')
    .orderBy('d.kind')
    .orderBy('paper')
    .orderBy('d.expires_on', (order) => order.desc().nullsFirst())

const expiring = statement((query, given: { instructors: string[] }) =>
  query
    .selectFrom(latestPapers(query).as('d'))
    .where('d.instructor_id', '=', anyOf(given.instructors))
    .where('d.expires_on', 'is not', null)
    .orderBy('d.expires_on')
    .orderBy('d.id')
    .select(['d.instructor_id as instructorId', 'd.title', 'd.expires_on as expiresOn'])
    .$narrowType<{ expiresOn: string }>()
)

export type ExpiringPaper = RowOf<typeof expiring>

/** Their papers that have a last day. */
export const expiringPapersOf = async (instructors: string[]) =>
  instructors.length ? expiring({ instructors }) : []
