import type { ImportRecord } from '#domain/imports/import'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

const columns = `id, entity, file_name, size, file, format, encoding, delimiter, headings, sample, total, mapping,
  date_order, policy, wrong_cells, status, step, next_row, handled, to_create, to_update, to_skip, invalid, created, updated, skipped,
  failed, undone, kept, started_by, started_by_name, started_by_name_other, request_id, version, created_at, started_at,
  finished_at`

/** One import of the tenant; undefined when there is none by this id. */
export async function findImport(id: string): Promise<ImportRecord | undefined> {
  return (await find(id, ''))[0]
}

/** The same, locked until the transaction ends: one batch, or one decision, at a time. */
export async function lockImport(id: string): Promise<ImportRecord | undefined> {
  return (await find(id, 'for update'))[0]
}

async function find(id: string, lock: '' | 'for update') {
  if (!isUuid(id)) return []
  return selectRows<ImportRecord>(`select ${columns} from imports where id = ? ${lock}`, [id])
}
