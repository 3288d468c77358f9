import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { db, platform, withTenant } from '#domain/shared/data/database'
import type { Account } from '#tests/helpers/centre/centre'

const patience = 10_000

/**
 * Suspends a SuperAdmin in a transaction that is committed only once `act` waits for it at its own commit: `act` began
 * while they were still active, and answers after they are not.
 */
export async function suspendedDuring<T>({ centre, userId }: Account, act: () => Promise<T>) {
  let answer: Promise<T> | undefined
  await withTenant(centre.id, async () => {
    await db().updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute()
    await sql`set constraints all immediate`.execute(db())
    answer = act()
    await untilSomebodyWaits()
  })
  return answer!
}

/** Polls, because PostgreSQL tells nobody that a lock is waited for: it only shows it in pg_locks. */
async function untilSomebodyWaits() {
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(10)) {
    const { rows } = await sql`
      select 1 from pg_locks where locktype = 'advisory' and not granted limit 1`.execute(
      platform()
    )
    if (rows.length > 0) return
  }
  throw new Error('Nobody waited for the fall to be committed')
}
