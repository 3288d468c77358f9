import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const hold = statement(
  (_, given: { keys: string[] }) => sql`
    select pg_advisory_xact_lock(hashtextextended(key, 0))
    from unnest(${given.keys}::text[]) with ordinality as held (key, at) order by at`
)

/**
 * Until the transaction ends nobody else counts what these students had against the limits of a policy:
 * of two absences that are marked at once, the second counts the first. Taken after the session, in one order.
 */
export const holdAbsences = (students: string[]) =>
  hold({ keys: [...new Set(students)].map((id) => `absences ${id}`).sort() })
