import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ReadRow } from '#domain/imports/columns/read_rows'
import { SheetError } from '#domain/imports/sheets/sheet'
import type {
  Inspected,
  ReadRequest,
  ThreadAnswer,
  ThreadTask,
} from '#domain/imports/thread/messages'

const patience = 60_000
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }

type Bytes = Uint8Array<ArrayBuffer>

/**
 * Throws SheetError when the file can't be read within the limits of time and memory. The bytes are
 * transferred: the caller no longer has them.
 */
export async function inspectSheet(file: Bytes): Promise<Inspected> {
  const thread = new SheetThread({ task: 'inspect', file }, file)
  try {
    const answer = await thread.next()
    if ('inspection' in answer) return answer
    throw new Error('The thread answered something else')
  } finally {
    await thread.end()
  }
}

/** Read and checked in a thread. The bytes are transferred: the caller no longer has them. */
export async function* readTable(table: Bytes, request: ReadRequest): AsyncGenerator<ReadRow[]> {
  const thread = new SheetThread({ task: 'read', table, request }, table)
  try {
    for (;;) {
      const answer = await thread.ask()
      if (!('rows' in answer) || answer.rows.length === 0) return
      yield answer.rows
    }
  } finally {
    await thread.end()
  }
}

class SheetThread {
  #worker: Worker

  constructor(task: ThreadTask, handedOver: Bytes) {
    this.#worker = new Worker(new URL('./sheet_thread.js', import.meta.url), {
      workerData: task,
      transferList: [handedOver.buffer],
      resourceLimits: memory,
    })
  }

  ask() {
    this.#worker.postMessage('next')
    return this.next()
  }

  async next(): Promise<Exclude<ThreadAnswer, { fault: unknown }>> {
    const answer = await this.#answered()
    if ('fault' in answer) throw new SheetError(answer.fault)
    return answer
  }

  async end() {
    await this.#worker.terminate()
  }

  async #answered(): Promise<ThreadAnswer> {
    try {
      const [answer] = await once(this.#worker, 'message', {
        signal: AbortSignal.timeout(patience),
      })
      return answer as ThreadAnswer
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException
      if (code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError') {
        throw new SheetError('too_large')
      }
      throw error
    }
  }
}
