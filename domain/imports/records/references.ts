import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'

type Reference = { table: string; column: string }

const known = new Map<string, Reference[]>()

/**
 * Every table that points at this one and keeps its rows from being deleted, read from the
 * catalogue.
 */
export async function referencesTo(table: string): Promise<Reference[]> {
  const found = known.get(table) ?? (await read(table))
  known.set(table, found)
  return found
}

async function read(table: string) {
  const references = sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[cardinality(c.conkey)]
    where c.contype = 'f' and c.confrelid = ${`public.${table}`}::regclass and c.confdeltype <> 'c'`
  return (await references.execute(db())).rows
}
