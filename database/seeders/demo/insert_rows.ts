import { sql } from 'kysely'
import type { DB } from '#database/schema'
import { db } from '#domain/shared/data/database'
import { keyed, peopleTables } from '#domain/shared/records/keyed_name'

/** One statement; PostgreSQL reads the rows from one JSON document. All name the same columns. */
export async function insertRows(table: keyof DB, given: object[]) {
  const isOfPeople = peopleTables.some((people) => people === table)
  const rows = isOfPeople ? given.map((row) => keyed(row)) : given
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name))
  if (columns.length === 0) return
  const into = sql.table(table)
  await sql`
    insert into ${into} (${sql.join(columns)}) select ${sql.join(columns)}
    from jsonb_populate_recordset(null::${into}, ${JSON.stringify(rows)}::jsonb)`.execute(db())
}
