import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'

export async function useLink(linkId: string) {
  const { numUpdatedRows } = await db()
    .updateTable('account_tokens')
    .set({ used_at: now().toJSDate() })
    .where('id', '=', linkId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
