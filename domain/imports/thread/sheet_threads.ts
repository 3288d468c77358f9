import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SheetError } from '#domain/imports/sheets/sheet'
import type { ThreadAnswer, ThreadTask } from '#domain/imports/thread/messages'

const patience = 60_000
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** In milliseconds. Most files are read sooner than a thread starts, so one waits a while for the next file. */
const idleFor = 30_000

const idle = new Set<Worker>()

/** A thread at work on one file. It is thrown away unless all was answered: then it may be given another. */
export class SheetThread {
  isDone = false
  #worker: Worker

  constructor(task: ThreadTask, handedOver: Uint8Array<ArrayBuffer>) {
    this.#worker = takeIdle() ?? startThread()
    this.#worker.postMessage(task, [handedOver.buffer])
  }

  ask() {
    this.#worker.postMessage('next')
    return this.next()
  }

  /** Throws SheetError when the file is at fault, takes too long or too much memory. */
  async next(): Promise<Exclude<ThreadAnswer, { fault: unknown }>> {
    const answer = await this.#answered()
    if ('fault' in answer) throw new SheetError(answer.fault)
    return answer
  }

  async [Symbol.asyncDispose]() {
    if (this.isDone && idle.size === 0) keepIdle(this.#worker)
    else await this.#worker.terminate()
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

const startThread = () =>
  new Worker(new URL('./sheet_thread.js', import.meta.url), { resourceLimits: memory })

function takeIdle() {
  const [worker] = idle
  if (!worker) return undefined
  idle.delete(worker)
  worker.ref()
  return worker
}

/** Keeps no process alive. */
function keepIdle(worker: Worker) {
  idle.add(worker)
  worker.unref()
  setTimeout(() => idle.delete(worker) && void worker.terminate(), idleFor).unref()
}
