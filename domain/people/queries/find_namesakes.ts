import type { Duplicate } from '#domain/people/queries/find_possible_duplicates'
import { selectRows } from '#domain/shared/select_rows'

type Asked = { studentIds: string[]; guardianId: string | null; householdId: string | null }
type Namesake = Duplicate & { of: string }

/** Both forms of a name as a search compares them; the one that is missing is none. */
const names = (of: string) => `array_remove(array[
    nullif(search.normalise(${of}.first_name || ' ' || ${of}.last_name), ''),
    nullif(search.normalise(${of}.first_name_other || ' ' || ${of}.last_name_other), '')], null)`

/** The kin by their ids first: asked in one condition with `or`, the whole centre would be read. */
const sql = `
  select m.id as of, s.id, s.number, s.first_name, s.last_name, s.first_name_other, s.last_name_other, s.phone,
    s.birth_date::text as birth_date, s.archived_at, 'sibling' as reason
  from (
    select student_id as id from student_guardians where guardian_id = ?::uuid
    union
    select id from students where household_id = ?::uuid
  ) kin
  cross join lateral (select * from students where id = kin.id limit 1) s
  join students m on m.id = any(?::uuid[])
  where s.id <> all(?::uuid[]) and ${names('s')} && ${names('m')}
  order by s.archived_at is not null, s.sequence desc limit 50`

/** Children of the same guardian or household who are called as one of these students (`of`) is. */
export async function findNamesakes({ studentIds, guardianId, householdId }: Asked) {
  if (studentIds.length === 0 || (!guardianId && !householdId)) return []
  return selectRows<Namesake>(sql, [guardianId, householdId, studentIds, studentIds])
}
