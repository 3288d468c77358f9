import { sql } from 'kysely'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Match } from '#domain/imports/records/target'
import { enteredTenant } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type Found = Omit<Match, 'isStrict'> & { is_strict: boolean }

type Table = 'students' | 'guardians' | 'instructors'

const given = (asked: string) => sql`
  select row, number, national_id, phone, birth_date, array_remove(array[
    search.normalise(first_name || ' ' || last_name),
    case when first_name_other <> '' then search.normalise(first_name_other || ' ' || last_name_other) end
  ], null) as names
  from jsonb_to_recordset(${asked}::jsonb) as g (row integer, number text, national_id text, phone text, birth_date date,
    first_name text, last_name text, first_name_other text, last_name_other text)`

const same = (table: Table, column: 'number' | 'national_id') => sql`
  select g.row, p.id, ${sql.lit(column)} as column, true as is_strict from given g
  join ${sql.table(table)} p on p.tenant_id = ${enteredTenant} and p.${sql.ref(column)} = g.${sql.ref(column)}`

/**
 * search_text holds the name normalised already: asked first, it spares normalising everyone of
 * that day or phone.
 */
const alike = (table: Table, column: 'birth_date' | 'phone') => sql`
  select g.row, p.id, 'full_name', false from given g
  join lateral (
    select id, search.normalise(first_name || ' ' || last_name) as name,
      search.normalise(first_name_other || ' ' || last_name_other) as other
    from ${sql.table(table)} where tenant_id = ${enteredTenant} and ${sql.ref(column)} = g.${sql.ref(column)}
      and (position(g.names[1] in search_text) > 0 or position(g.names[2] in search_text) > 0)
      and (national_id = g.national_id) is not false
    offset 0
  ) p on p.name = any(g.names) or p.other = any(g.names)`

/**
 * By number or national id for sure; else by the name in either script together with a birth date
 * or a phone, unless the national ids differ (domain §1.6).
 */
export function peopleFinder(table: Table, together: readonly ('birth_date' | 'phone')[]) {
  const strict = (['number', 'national_id'] as const).map((column) => same(table, column))
  const parts = [...strict, ...together.map((column) => alike(table, column))]
  const find = statement(
    (_, { asked }: { asked: string }) => sql<Found>`
      with given as materialized (${given(asked)}) ${sql.join(parts, sql` union all `)}`
  )
  return async (rows: ReadRow[]): Promise<Match[]> => {
    if (rows.length === 0) return []
    const asked = rows.map(({ row, values }) => ({ ...values, row }))
    const found = await find({ asked: JSON.stringify(asked) })
    return found.map(({ is_strict: isStrict, ...match }) => ({ ...match, isStrict }))
  }
}
