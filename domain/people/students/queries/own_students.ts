import type { Kysely } from 'kysely'
import type { DB } from '#database/schema'
import type { PortalPerson } from '#domain/access/sessions/principal'
import { sql } from 'kysely'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const shown = (query: Kysely<DB>) =>
  query
    .selectFrom('students')
    .where('archived_at', 'is', null)
    .orderBy('sequence')
    .select(['id', ...storedNameFields])

const itself = statement((query, { id }: { id: string }) => shown(query).where('id', '=', id))

const children = statement((query, { id }: { id: string }) =>
  shown(query).where('id', 'in', (of) =>
    of
      .selectFrom('student_guardians')
      .where('guardian_id', '=', id)
      .where('may_see_data', '=', sql.lit(true))
      .select('student_id')
  )
)

export type OwnStudent = RowOf<typeof itself>

/** A student, or the children a guardian may know of; nobody of an instructor. */
export async function ownStudents({ type, id }: PortalPerson): Promise<OwnStudent[]> {
  if (type === 'instructor') return []
  return type === 'student' ? itself({ id }) : children({ id })
}
