import { type Expression, sql } from 'kysely'
import { db, execute } from '#domain/shared/data/database'
import { readerPatience } from '#domain/shared/data/tenant_stream'

const batch = 100

/**
 * All rows of a query from one cursor, in batches small enough to keep nobody waiting: one
 * snapshot, flat memory. Runs inside streamInTenant, once in each, and is as patient with its
 * reader.
 */
export async function* cursorRows<Row>(query: Expression<Row>): AsyncGenerator<Row[]> {
  const patience = sql.lit(`${readerPatience}ms`)
  await sql`set local idle_in_transaction_session_timeout = ${patience}`.execute(db())
  await sql`declare exported no scroll cursor for ${query}`.execute(db())
  const next = sql<Row>`fetch ${sql.lit(batch)} from exported`.compile(db())
  for (;;) {
    const { rows } = await execute(next)
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
  }
}
