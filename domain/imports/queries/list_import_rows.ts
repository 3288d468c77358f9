import type { ImportRow, RowOutcome } from '#domain/imports/import'
import { selectRows } from '#domain/shared/select_rows'

const columns = 'row, outcome, record_id, number, cells, problems, before, version'

/** Rows of an import with one of these outcomes, from the row after `after` on, in the file's order. */
export const listImportRows = (
  importId: string,
  outcomes: readonly RowOutcome[],
  { after = 0, limit }: { after?: number; limit: number }
) =>
  selectRows<ImportRow>(
    `select ${columns} from import_rows
     where import_id = ? and outcome = any(?) and row > ? order by row limit ?`,
    [importId, [...outcomes], after, limit]
  )

const batch = 1000
const every = ['invalid', 'created', 'updated', 'skipped', 'failed', 'undone', 'kept'] as const

/** Every row that was written down, in batches. */
export async function* everyImportRow(importId: string): AsyncGenerator<ImportRow[]> {
  for (let after = 0; ;) {
    const rows = await listImportRows(importId, every, { after, limit: batch })
    if (rows.length > 0) yield rows
    if (rows.length < batch) return
    after = rows.at(-1)!.row
  }
}
