import { sql } from 'kysely'
import { type DocumentRow } from '#domain/billing/documents/find_document'
import { db } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'

/**
 * Locks the payer and then the document until the transaction ends. Whoever moves money of a payer waits
 * for the payer first, so that nobody waits in a circle.
 */
export async function lockDocument(id: string): Promise<DocumentRow | undefined> {
  if (!isUuid(id)) return undefined
  const lockPayer = sql`
    select 1 from payers where id = (select payer_id from documents where id = ${id}) for no key update`
  await lockPayer.execute(db())
  return db()
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
