import { db } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

type References = { subject_id: string; level_id: string | null }

export type UnknownReference = { type: 'unknown'; field: 'subject_id' | 'level_id' }

/**
 * Whether a course may name this subject and this level: both the centre's, and not archived unless `saved` names them
 * already. They stay while the transaction runs.
 */
export async function checkReferences(
  wanted: References,
  saved?: References
): Promise<Result<undefined, UnknownReference>> {
  for (const [field, table] of [
    ['subject_id', 'subjects'],
    ['level_id', 'levels'],
  ] as const) {
    const id = wanted[field]
    if (id === null || id === saved?.[field]) continue
    const found = await db()
      .selectFrom(table)
      .where('id', '=', id)
      .where('archived_at', 'is', null)
      .select('id')
      .forKeyShare()
      .executeTakeFirst()
    if (!found) return err({ type: 'unknown', field })
  }
  return ok(undefined)
}
