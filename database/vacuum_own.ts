import type { Pool } from 'pg'

const own = `
  select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
  from pg_tables where tableowner = current_user`

/**
 * Analyses this role's tables and marks the rows all may see. A migration that rewrites a table
 * loses both, and until autovacuum runs, lists that an index alone could answer read the whole
 * table.
 */
export async function vacuumOwn(owner: Pool) {
  const { rows } = await owner.query<{ tables: string | null }>(own)
  const tables = rows[0]?.tables
  if (tables) await owner.query(`vacuum (analyze) ${tables}`)
}
