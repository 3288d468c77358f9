import { v7 as uuid } from 'uuid'
import type { ImportEntity } from '#domain/imports/columns/import_columns'
import { sheetColumns } from '#domain/imports/columns/sheet_columns'
import type { ImportSheet } from '#domain/imports/import'
import type { SheetFormat } from '#domain/imports/sheets/sheet'
import type { Actor } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  entity: ImportEntity
  fileName: string
  /** Of the upload, in bytes. */
  size: number
  format: SheetFormat
  sheets: ImportSheet[]
  /** The place of the sheet that is taken at first. */
  chosen: number
  /** Columns of ours that no heading is taken for. */
  leftOut?: string[]
}

const longestName = 255

export class StartImport {
  async execute(input: Input) {
    const { tenantId, actor, entity, fileName, size, format, sheets, chosen, leftOut = [] } = input
    const id = uuid()
    await withTenant(tenantId, () =>
      db()
        .insertInto('imports')
        .values({
          id,
          entity,
          size,
          ...format,
          ...sheetColumns({ entity, sheet: sheets[chosen]!, ignored: leftOut }),
          sheets: JSON.stringify(sheets.length > 1 ? sheets : []),
          sheet: chosen,
          file_name: fileName.slice(-longestName) || entity,
          started_by: actor.userId,
          started_by_name: actor.name,
          started_by_name_other: actor.nameOther ?? null,
          request_id: actor.requestId,
        })
        .execute()
    )
    return id
  }
}
