import type { Pool } from 'pg'

const own = `
  select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables
  from pg_tables where tableowner = current_user`

/**
 * Counts what is in every table of this role and marks what all may see. A migration that writes a table anew loses
 * both, and until autovacuum comes by, lists that an index alone could answer are read whole.
 */
export async function vacuumOwn(owner: Pool) {
  const { rows } = await owner.query<{ tables: string | null }>(own)
  const tables = rows[0]?.tables
  if (tables) await owner.query(`vacuum (analyze) ${tables}`)
}
