import { db, writeStatement } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

/** A letter that was sent is not sent again; what it left out nobody was told. */
export const markSent = (tenantId: string, recipientId: string, toldIds: string[]) =>
  writeStatement(tenantId, () =>
    db()
      .updateTable('announcement_recipients')
      .set({ sent_at: now().toJSDate(), session_ids: toldIds })
      .where('id', '=', recipientId)
      .execute()
  )

/** Nothing of what was to be said is so any more, or theirs to read: they are told nothing, and nobody is shown that they were. */
export const forgetRecipient = (tenantId: string, recipientId: string) =>
  writeStatement(tenantId, () =>
    db()
      .deleteFrom('announcement_recipients')
      .where('id', '=', recipientId)
      .where('sent_at', 'is', null)
      .execute()
  )
