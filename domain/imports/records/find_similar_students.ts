import { sql } from 'kysely'
import type { SimilarPerson } from '#domain/imports/cells/cell'
import { namesIn } from '#domain/imports/columns/names_in'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { hasPersonKeys } from '#domain/people/queries/has_person_keys'
import { columns, enteredTenant } from '#domain/shared/data/sql'
import { mostAlike } from '#domain/imports/columns/same_children'
import { statement } from '#domain/shared/data/statement'
import { personKeys } from '#domain/shared/names/person_keys'
import { storedNameFields } from '#domain/shared/text/person_names'

const person = columns('students', 's', ['id', 'number', ...storedNameFields])

/**
 * Answers students who may be the one of a row although they are written otherwise: with the same birth
 * date, or with the phone that they or a guardian have and no other birth date. A date or phone of many
 * students stands for none, and is not looked at.
 */
const find = statement(
  (_, { children }: { children: string }) => sql<SimilarPerson & { row: number }>`
  with given as materialized (
    select * from jsonb_to_recordset(${children}::jsonb)
      as g (row integer, national_id text, phone text, birth_date date, keys jsonb)
  ), days as (
    select g.birth_date from (select distinct birth_date from given) g
    where (select count(*) from (
      select from students s where s.tenant_id = ${enteredTenant} and s.birth_date = g.birth_date
      limit ${sql.lit(mostAlike + 1)}) alike) <= ${sql.lit(mostAlike)}
  ), phones as (
    select g.phone from (select distinct phone from given) g
    where (select count(*) from (
      select from students s where s.tenant_id = ${enteredTenant} and s.phone = g.phone
      union all
      select from guardians u
      join student_guardians l on l.tenant_id = ${enteredTenant} and l.guardian_id = u.id
      where u.tenant_id = ${enteredTenant} and u.phone = g.phone
      limit ${sql.lit(mostAlike + 1)}) alike) <= ${sql.lit(mostAlike)}
  ), near as (
    select g.row, s.id from given g
    join days using (birth_date)
    join students s on s.tenant_id = ${enteredTenant} and s.birth_date = g.birth_date
    union
    select g.row, s.id from given g
    join phones using (phone)
    join students s on s.tenant_id = ${enteredTenant} and s.phone = g.phone
    union
    select g.row, l.student_id from given g
    join phones using (phone)
    join guardians u on u.tenant_id = ${enteredTenant} and u.phone = g.phone
    join student_guardians l on l.tenant_id = ${enteredTenant} and l.guardian_id = u.id
  )
  select g.row, ${person} from near
  join given g on g.row = near.row
  join students s on s.id = near.id
  where (s.birth_date = g.birth_date) is not false and (s.national_id = g.national_id) is not false
    and ${hasPersonKeys(sql`s.name_keys`, sql`g.keys`)}
  order by g.row, s.archived_at is not null, s.sequence`
)

/** By the rows' numbers, those on record before archived ones. */
export async function similarStudents(rows: ReadRow[]) {
  if (rows.length === 0) return new Map<number, SimilarPerson[]>()
  const children = rows.map(({ row, values }) => {
    const { national_id, phone, birth_date } = values
    return { row, national_id, phone, birth_date, keys: personKeys(namesIn(values)) }
  })
  const similar = await find({ children: JSON.stringify(children) })
  return Map.groupBy(similar, ({ row }) => row)
}
