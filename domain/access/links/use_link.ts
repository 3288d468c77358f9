import { now } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'

/** Marks a link used, inside the running transaction; false when somebody else was faster. */
export async function useLink(linkId: string) {
  const { numUpdatedRows } = await db()
    .updateTable('account_tokens')
    .set({ used_at: now().toJSDate() })
    .where('id', '=', linkId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
