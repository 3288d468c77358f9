import { sql } from 'kysely'
import { isUuid } from '#domain/shared/text/is_uuid'
import { db } from '#domain/shared/data/database'

export async function lockInstructor(
  id: string
): Promise<{ id: string; version: number } | undefined> {
  if (!isUuid(id)) return undefined
  return db()
    .selectFrom('instructors')
    .where('id', '=', id)
    .select(['id', 'version'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Something that belongs to the instructor changed, so an open form of the record becomes stale.
 */
export async function raiseVersion(id: string) {
  await db()
    .updateTable('instructors')
    .set((row) => ({ version: row('version', '+', 1), updated_at: sql<Date>`now()` }))
    .where('id', '=', id)
    .execute()
}
