import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'

type Reference = { table: string; column: string }

const known = new Map<string, Reference[]>()

/**
 * Every table that points at this one and keeps its rows from being deleted, read from the
 * catalogue.
 */
async function referencesTo(table: string): Promise<Reference[]> {
  const found = known.get(table) ?? (await read(table))
  known.set(table, found)
  return found
}

async function read(table: string) {
  const references = sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute k on k.attrelid = c.confrelid and k.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[array_position(c.confkey, k.attnum)]
    where c.contype = 'f' and c.confrelid = ${`public.${table}`}::regclass and c.confdeltype <> 'c'`
  return (await references.execute(db())).rows
}

/** The end of a condition that nothing refers to the row `alias`, except what is `owned` by it. */
export async function isUnused(table: string, alias: string, owned: readonly Reference[] = []) {
  const isOwned = (one: Reference) =>
    owned.some((own) => own.table === one.table && own.column === one.column)
  const leaning = (await referencesTo(table)).filter((reference) => !isOwned(reference))
  const row = (column: string) => sql.ref(`${alias}.${column}`)
  const unused = leaning.map(
    (by) => sql` and not exists (
      select from ${sql.table(by.table)} x where x.tenant_id = ${row('tenant_id')} and x.${sql.ref(by.column)} = ${row('id')})`
  )
  return sql.join(unused, sql``)
}
