import type { Updateable } from 'kysely'
import type { DB } from '#database/schema'
import { forgetFeed } from '#domain/access/calendar_feeds/forget_feed'
import { now } from '#domain/shared/time/clock'
import { keyed } from '#domain/shared/records/keyed_name'
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

/** `saved` is what the record held before, where its name may change. */
export async function changeAdministrator(
  id: string,
  columns: Updateable<DB['administrators']>,
  saved: object = {}
) {
  await db()
    .updateTable('administrators')
    .set((of) => ({
      ...keyed(columns, saved),
      version: of('version', '+', 1),
      updated_at: now().toJSDate(),
    }))
    .where('id', '=', id)
    .execute()
}

/** What was handed out and opens something without a sign-in: links in letters, and the calendar feed. */
export async function forgetLinks(userId: string) {
  await db().deleteFrom('account_tokens').where('user_id', '=', userId).execute()
  await forgetFeed(userId)
}
