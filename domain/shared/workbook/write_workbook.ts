import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WorkbookCell } from '#domain/shared/workbook/sheet_xml'
import type {
  WorkbookAnswer,
  WorkbookQuestion,
  WorkbookStart,
} from '#domain/shared/workbook/workbook_thread'

const memory = { maxOldGenerationSizeMb: 128 }
const forbidden = /[[\]*?:/\\<>&"']/g
const longestName = 31

/**
 * An XLSX of one sheet, a piece at a time: a thread writes and packs each batch before the next is
 * asked for, so that neither the reader nor the memory gets ahead.
 */
export async function* writeWorkbook(
  { name, ...start }: WorkbookStart,
  rows: AsyncIterable<WorkbookCell[][]>
): AsyncGenerator<Uint8Array> {
  const cleaned = name.replace(forbidden, ' ').slice(0, longestName).trim() || 'Sheet'
  const thread = new Worker(new URL('./workbook_thread.js', import.meta.url), {
    workerData: { name: cleaned, ...start },
    resourceLimits: memory,
  })
  try {
    for await (const batch of rows) if (batch.length > 0) yield await ask(thread, batch)
    yield await ask(thread, [])
  } finally {
    await thread.terminate()
  }
}

async function ask(thread: Worker, rows: WorkbookCell[][]) {
  const answered = once(thread, 'message') as Promise<[WorkbookAnswer]>
  thread.postMessage({ rows } satisfies WorkbookQuestion)
  const [{ bytes }] = await answered
  return bytes
}
