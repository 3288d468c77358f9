import type { ImportEntity } from '#domain/imports/columns/import_columns'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import type { Inspected, ReadRequest } from '#domain/imports/thread/messages'
import { SheetThread } from '#domain/imports/thread/sheet_threads'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Throws SheetError when the file can't be read within the limits of time and memory. The bytes are
 * transferred: the caller no longer has them.
 */
export async function inspectSheet(file: Bytes, entity: ImportEntity): Promise<Inspected> {
  await using thread = new SheetThread({ task: 'inspect', file, entity }, file)
  const answer = await thread.next()
  if (!('sheets' in answer)) throw new Error('The thread answered something else')
  thread.isDone = true
  return answer
}

/** Read and checked in a thread. The bytes are transferred: the caller no longer has them. */
export async function* readTable(table: Bytes, request: ReadRequest): AsyncGenerator<ReadRow[]> {
  await using thread = new SheetThread({ task: 'read', table, request }, table)
  for (;;) {
    const answer = await thread.ask()
    if (!('rows' in answer)) return
    thread.isDone = answer.rows.length === 0
    if (thread.isDone) return
    yield answer.rows
  }
}
