import { guessMapping } from '#domain/imports/columns/guess_mapping'
import { columnsOf, type ImportEntity } from '#domain/imports/columns/import_columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { inspectSheet, readTable } from '#domain/imports/thread/read_in_thread'

const today = '2026-11-21'

/** Reads a file as an upload is read: in a thread, with the columns that are guessed. */
export async function readList(file: Uint8Array<ArrayBuffer>, entity: ImportEntity = 'students') {
  const { sheets, chosen } = await inspectSheet(file, entity)
  const { inspection, table, name } = sheets[chosen]!
  const { headings, sample, encoding, dateOrder: order } = inspection
  const reading = { phoneCountry: 'SA', today, dateOrder: order ?? ('dmy' as const) }
  const mapping = guessMapping(columnsOf[entity], headings, { rows: sample, reading })
  const choices = { policy: 'skip', wrongCells: 'empty', after: 0, size: 500 } as const
  const rows: ReadRow[] = []
  for await (const batch of readTable(table, { entity, mapping, reading, ...choices }))
    rows.push(...batch)
  return { rows, mapping, headings, encoding, name, sheets: sheets.map((one) => one.name) }
}
