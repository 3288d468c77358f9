/**
 * Files are taken apart in a thread, so that the server goes on answering whatever a file holds.
 */
import { parentPort } from 'node:worker_threads'
import { dateOrderOf, dateOrderInHeadings } from '#domain/imports/cells/written_day'
import { columnsOf, type ImportEntity } from '#domain/imports/columns/import_columns'
import { type ReadRow, RowReader } from '#domain/imports/columns/read_rows'
import { readSheets } from '#domain/imports/sheets/read_sheet'
import { type Sheet, SheetError } from '#domain/imports/sheets/sheet'
import { packed, unpacked } from '#domain/imports/sheets/table'
import type {
  InspectedSheet,
  Inspection,
  ReadRequest,
  ThreadAnswer,
  ThreadTask,
} from '#domain/imports/thread/messages'

const sampled = 5
const port = parentPort!
const answer = (message: ThreadAnswer) => port.postMessage(message)
let reading: Iterator<ReadRow[], ReadRow[]>

port.on('message', async (asked: ThreadTask | 'next') => {
  try {
    if (asked === 'next') answer({ rows: reading.next().value })
    else if (asked.task === 'inspect') await takeApart(asked.file, asked.entity)
    else reading = batches(asked.table, asked.request)
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
    answer({ fault: error.fault })
  }
})

async function takeApart(file: Uint8Array, entity: ImportEntity) {
  const { sheets, chosen } = await readSheets(file, entity)
  const inspected = sheets.map(inspectSheet)
  const buffers = inspected.map(({ table }) => table.buffer)
  const chosenAt = sheets.indexOf(chosen)
  port.postMessage({ sheets: inspected, chosen: chosenAt } satisfies ThreadAnswer, buffers)
}

function inspectSheet(sheet: Sheet): InspectedSheet {
  return { name: sheet.name, inspection: inspect(sheet), table: packed(sheet) }
}

function inspect({ format, encoding, delimiter, rows }: Sheet): Inspection {
  const [headings, ...body] = rows
  const spoken = body.filter((row) => row.some((cell) => cell.trim() !== ''))
  return {
    ...{ format, encoding, delimiter },
    headings: headings!.map((heading) => heading.trim().slice(0, 200)),
    sample: spoken.slice(0, sampled).map((row) => row.map((cell) => cell.slice(0, 200))),
    total: spoken.length,
    dateOrder: dateOrderOf(cellsOf(spoken)) ?? dateOrderInHeadings(headings!) ?? null,
  }
}

function* cellsOf(rows: string[][]) {
  for (const row of rows) yield* row
}

/** The last batch is empty. Finished rows are read again, because later ones may repeat them. */
function* batches(table: Uint8Array, request: ReadRequest): Generator<ReadRow[], ReadRow[]> {
  const { rows, countsFrom1904 } = unpacked(table)
  const reader = new RowReader(
    columnsOf[request.entity],
    request.mapping,
    { ...request.reading, countsFrom1904 },
    request.policy,
    request.wrongCells
  )
  let batch: ReadRow[] = []
  for (const [place, cells] of rows.entries()) {
    const read = place === 0 ? undefined : reader.read(cells, place + 1)
    if (!read || read.row <= request.after) continue
    if (batch.push(read) < request.size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
  return []
}
