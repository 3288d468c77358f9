import { sql } from 'kysely'
import { db, withTenant } from '#domain/shared/data/database'
import { untilSomebodyWaits } from '#tests/helpers/database/until_somebody_waits'
import type { Account } from '#tests/helpers/centre/centre'

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
