import { sql } from 'kysely'
import {
  type Duplicate,
  duplicateColumns,
} from '#domain/people/students/queries/find_possible_duplicates'
import { statement } from '#domain/shared/data/statement'

type Asked = { studentIds: string[]; guardianId: string | null; householdId: string | null }
type Namesake = Duplicate & { of: string }

const names = (of: 's' | 'm') => sql`array_remove(array[
    nullif(search.normalise(${sql.ref(`${of}.first_name`)} || ' ' || ${sql.ref(`${of}.last_name`)}), ''),
    nullif(search.normalise(${sql.ref(`${of}.first_name_other`)} || ' ' || ${sql.ref(`${of}.last_name_other`)}), '')], null)`

/** The kin by their ids first: one condition with `or` would read the whole centre. */
const namesakes = statement(
  (_, given: Asked) => sql<Namesake>`
  select m.id as of, ${duplicateColumns}, 'sibling' as reason
  from (
    select student_id as id from student_guardians where guardian_id = ${given.guardianId}::uuid
    union
    select id from students where household_id = ${given.householdId}::uuid
  ) kin
  cross join lateral (select * from students where id = kin.id limit 1) s
  join students m on m.id = any(${given.studentIds}::uuid[])
  where s.id <> all(${given.studentIds}::uuid[]) and ${names('s')} && ${names('m')}
  order by s.archived_at is not null, s.sequence desc limit 50`
)

export async function findNamesakes({ studentIds, guardianId, householdId }: Asked) {
  if (studentIds.length === 0 || (!guardianId && !householdId)) return []
  return namesakes({ guardianId, householdId, studentIds })
}
