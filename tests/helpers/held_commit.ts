import { setTimeout } from 'node:timers/promises'
import { currentTransaction, platform, withTenant } from '#domain/shared/tenant_scope'
import type { Account } from '#tests/helpers/centre'

const patience = 10_000

/**
 * Suspends a SuperAdmin in a transaction that is committed only once `act` waits for it at its own commit: `act` began
 * while they were still active, and answers after they are not.
 */
export async function fallingDuring<T>({ centre, userId }: Account, act: () => Promise<T>) {
  let answer: Promise<T> | undefined
  await withTenant(centre.id, async () => {
    const transaction = currentTransaction()
    await transaction.from('users').where('id', userId).update({ status: 'suspended' })
    await transaction.rawQuery('set constraints all immediate')
    answer = act()
    await untilSomebodyWaits()
  })
  return answer!
}

/** Polls, because PostgreSQL tells nobody that a lock is waited for: it only shows it in pg_locks. */
async function untilSomebodyWaits() {
  for (const end = Date.now() + patience; Date.now() < end; await setTimeout(10)) {
    const { rows } = await platform().rawQuery(
      `select 1 from pg_locks where locktype = 'advisory' and not granted limit 1`
    )
    if (rows.length > 0) return
  }
  throw new Error('Nobody waited for the fall to be committed')
}
