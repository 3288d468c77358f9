import { type RawBuilder, sql } from 'kysely'
import { db } from '#domain/shared/data/database'
import { type Columns, columns } from '#domain/shared/data/sql'
import { isUuid } from '#domain/shared/text/is_uuid'

/**
 * `name` and `name_other` are one name in both scripts: that of whoever pays for a household, else the
 * household's own. `number` is the household's, the student's or the guardian's.
 */
export type NamedPayer = Columns<'payers', 'id' | 'kind' | 'language' | 'version'> &
  Columns<'payers', 'name_other' | 'tax_number' | 'address' | 'email' | 'phone'> &
  Record<'number', string | null> &
  Record<'name', string>

const own = columns('payers', 'p', ['id', 'kind', 'language', 'version'])

/** The whole name of a guardian or a student, in one script; null where it is empty. */
export const fullName = (alias: string, suffix: '' | '_other' = '') => {
  const [first, last] = [`first_name${suffix}`, `last_name${suffix}`]
  return sql`nullif(concat_ws(' ', ${sql.ref(`${alias}.${first}`)}, ${sql.ref(`${alias}.${last}`)}), '')`
}

/** Under row-level security a `coalesce` keeps the planner from the index, so that it reads every student. */
const either = (first: string, second: string) =>
  sql`case when ${sql.ref(first)} is not null then ${sql.ref(first)} else ${sql.ref(second)} end`

/** A subquery for a join: `from documents d join ${namedPayers} n on n.id = d.payer_id`. */
export const namedPayers: RawBuilder<NamedPayer> = sql<NamedPayer>`(
  select p.tenant_id, ${own},
    coalesce(h.number, g.number, s.number) as number,
    coalesce(p.name, h.company_name, ${fullName('g')}, ${fullName('s')}, h.name) as name,
    case
      when p.name is not null then p.name_other
      when h.company_name is not null then null
      when g.id is not null then ${fullName('g', '_other')}
      when s.id is not null then ${fullName('s', '_other')}
      else h.name_other
    end as name_other,
    coalesce(p.tax_number, h.company_tax_number) as tax_number,
    coalesce(p.address, h.address, g.address) as address,
    coalesce(p.email, g.email, s.email) as email,
    coalesce(p.phone, g.phone, s.phone) as phone
  from payers p
  left join households h on (h.tenant_id, h.id) = (p.tenant_id, p.household_id)
  left join guardians g on (g.tenant_id, g.id) = (p.tenant_id, ${either('p.guardian_id', 'h.payer_guardian_id')})
  left join students s on (s.tenant_id, s.id) = (p.tenant_id, ${either('p.student_id', 'h.payer_student_id')})
)`

export async function findPayer(id: string): Promise<NamedPayer | undefined> {
  if (!isUuid(id)) return undefined
  const read = sql<NamedPayer>`select n.* from ${namedPayers} n where n.id = ${id}`
  return (await read.execute(db())).rows[0]
}

/** Answers names by the payers' ids. */
export async function listPayerNames(ids: string[]): Promise<Map<string, string>> {
  const read = sql<Pick<NamedPayer, 'id' | 'name'>>`
    select n.id, n.name from ${namedPayers} n where n.id = any(${ids}::uuid[])`
  const { rows } = await read.execute(db())
  return new Map(rows.map(({ id, name }) => [id, name]))
}
