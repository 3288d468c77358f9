import { db } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

type Table = 'subjects' | 'levels' | 'services'

/** The field names a record this centre doesn't have. */
export type Unknown = { type: 'unknown'; field: string }

/** Whether each named record is the entered centre's; what names none is fine. */
export async function knownIds(
  named: { field: string; table: Table; id: string | null }[]
): Promise<Result<undefined, Unknown>> {
  for (const { field, table, id } of named) {
    if (id === null) continue
    const found = await db().selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
    if (!found) return err({ type: 'unknown', field })
  }
  return ok(undefined)
}
