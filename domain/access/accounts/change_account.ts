import type { Updateable } from 'kysely'
import type { DB } from '#database/schema'
import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'

export async function changeAccount(
  account: { id: string; version: number },
  columns: Updateable<DB['users']>
) {
  await db()
    .updateTable('users')
    .set({ ...columns, version: account.version + 1, updated_at: now().toJSDate() })
    .where('id', '=', account.id)
    .execute()
}

export async function changeAdministrator(id: string, columns: Updateable<DB['administrators']>) {
  await db()
    .updateTable('administrators')
    .set((of) => ({
      ...columns,
      version: of('version', '+', 1),
      updated_at: now().toJSDate(),
    }))
    .where('id', '=', id)
    .execute()
}

export async function forgetLinks(userId: string) {
  await db().deleteFrom('account_tokens').where('user_id', '=', userId).execute()
}
