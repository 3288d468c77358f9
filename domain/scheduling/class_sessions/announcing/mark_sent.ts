import { db, writeStatement } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

/** A letter that was sent is not sent again. */
export const markSent = (tenantId: string, recipientId: string) =>
  writeStatement(tenantId, () =>
    db()
      .updateTable('announcement_recipients')
      .set({ sent_at: now().toJSDate() })
      .where('id', '=', recipientId)
      .execute()
  )
