import type { ImportEntity } from '#domain/imports/columns/entities'
import type { ImportRecord } from '#domain/imports/import'
import { selectRows } from '#domain/shared/select_rows'

export type ListedImport = Pick<
  ImportRecord,
  | 'id'
  | 'entity'
  | 'file_name'
  | 'status'
  | 'step'
  | 'total'
  | 'handled'
  | 'created'
  | 'updated'
  | 'skipped'
  | 'failed'
  | 'undone'
  | 'started_by_name'
  | 'started_by_name_other'
  | 'created_at'
>

/** A page of the imports of these entities, newest first, and how many there are. */
export class ListImports {
  async execute(entities: readonly ImportEntity[], page: number, per: number) {
    const rows = await selectRows<ListedImport & { count: string }>(
      `select id, entity, file_name, status, step, total, handled, created, updated, skipped, failed, undone,
         started_by_name, started_by_name_other, created_at, count(*) over () as count
       from imports where entity = any(?) order by created_at desc, id desc limit ? offset ?`,
      [[...entities], per, (page - 1) * per]
    )
    const total = Number(rows[0]?.count ?? 0)
    return { rows, meta: { page, per, total, last_page: Math.max(1, Math.ceil(total / per)) } }
  }
}
