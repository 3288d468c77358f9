import { v7 as uuid } from 'uuid'
import { columnsOf, type ImportEntity } from '#domain/imports/columns/import_columns'
import { guessMapping } from '#domain/imports/columns/guess_mapping'
import type { Inspection } from '#domain/imports/thread/messages'
import type { Actor } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

type Input = {
  tenantId: string
  actor: Actor
  entity: ImportEntity
  fileName: string
  /** Of the upload, in bytes. */
  size: number
  inspection: Inspection
  file: string
  /** Columns of ours that no heading is taken for. */
  leftOut?: string[]
}

const longestName = 255

export class StartImport {
  async execute(input: Input) {
    const { tenantId, actor, entity, fileName, size, inspection, file, leftOut = [] } = input
    const id = uuid()
    const columns = columnsOf[entity].columns.filter(({ name }) => !leftOut.includes(name))
    const { headings, sample, dateOrder: found, ...told } = inspection
    const dateOrder = found ?? 'dmy'
    const reading = { phoneCountry: 'SA', today: today('utc'), dateOrder }
    await withTenant(tenantId, () =>
      db()
        .insertInto('imports')
        .values({
          ...{ id, entity, size, file, ...told },
          file_name: fileName.slice(-longestName) || entity,
          headings: JSON.stringify(headings),
          sample: JSON.stringify(sample),
          mapping: JSON.stringify(
            guessMapping({ ...columnsOf[entity], columns }, headings, { rows: sample, reading })
          ),
          date_order: dateOrder,
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
