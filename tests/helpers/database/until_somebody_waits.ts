import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { platform } from '#domain/shared/data/database'

const patience = 10_000

/** Polls, because PostgreSQL tells nobody that a lock is waited for: it only shows it in pg_locks. */
export async function untilSomebodyWaits() {
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(10)) {
    const { rows } = await sql`select 1 from pg_locks where not granted limit 1`.execute(platform())
    if (rows.length > 0) return
  }
  throw new Error('Nobody waited for a lock')
}
