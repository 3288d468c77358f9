import { db, withTenant } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

/** The version stays: whoever has the invoice open can go on. */
export const markSent = (tenantId: string, document: string) =>
  withTenant(tenantId, () =>
    db()
      .updateTable('documents')
      .set({ sent_at: now().toJSDate() })
      .where('id', '=', document)
      .execute()
  )
