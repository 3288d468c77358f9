import type { ImportRecord } from '#domain/imports/import'
import { isSeenImport } from '#domain/imports/queries/seen_imports'
import { db, inEveryBranch } from '#domain/shared/data/database'
import { isUuid } from '#domain/shared/text/is_uuid'
import { statement } from '#domain/shared/data/statement'

const columns = [
  ...(['id', 'entity', 'file_name', 'size', 'file', 'format', 'encoding', 'delimiter'] as const),
  ...(['headings', 'sample', 'total', 'mapping', 'date_order', 'policy', 'wrong_cells'] as const),
  ...(['sheets', 'sheet', 'same_as'] as const),
  ...(['status', 'step', 'next_row', 'handled', 'to_create', 'to_update', 'to_skip'] as const),
  ...(['invalid', 'created', 'updated', 'skipped', 'failed', 'undone', 'kept'] as const),
  ...(['one_script', 'paired'] as const),
  ...(['sessions_planned', 'sessions_made', 'sessions_undone', 'sessions_kept'] as const),
  ...(['started_by', 'started_by_name', 'started_by_name_other', 'request_id'] as const),
  ...(['undone_by', 'undone_by_name', 'undone_by_name_other', 'undo_request_id'] as const),
  ...(['version', 'created_at', 'started_at', 'finished_at'] as const),
]

const importById = statement((query, { id }: { id: string }) =>
  query.selectFrom('imports').where('id', '=', id).where(isSeenImport).select(columns)
)

export async function findImport(id: string): Promise<ImportRecord | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await importById({ id })
  return found as ImportRecord | undefined
}

/** Locked until the transaction ends: one batch, or one decision, at a time. */
export async function lockImport(id: string): Promise<ImportRecord | undefined> {
  if (!isUuid(id)) return undefined
  const found = db().selectFrom('imports').where('id', '=', id).select(columns).forUpdate()
  return (await found.executeTakeFirst()) as ImportRecord | undefined
}

const kept = statement((query) =>
  query.selectFrom('imports').where('file', 'is not', null).select(['file', 'sheets'])
)

/** The drive keys of an import's tables: of the sheet that is taken, and of those it could be. */
export const tablesOf = ({ file, sheets }: Pick<ImportRecord, 'file' | 'sheets'>) => [
  ...new Set([file, ...sheets.map((sheet) => sheet.file)]),
]

/** The drive keys of the tables that imports of the centre still need, in any branch. */
export const keptTables = async () =>
  new Set(((await inEveryBranch(() => kept({}))) as ImportRecord[]).flatMap(tablesOf))
