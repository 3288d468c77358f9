import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import app from '@adonisjs/core/services/app'
import type {
  DocumentTask,
  ThreadAnswer,
  ThreadStart,
  WrittenDocument,
} from '#app/documents/engine/document_task'
import { FairShare } from '#domain/shared/runtime/fair_share'

/** In milliseconds: for a place, and for a document. */
const patience = { place: 10_000, document: 20_000 }

const most = Math.min(2, availableParallelism())
const places = new FairShare({ each: () => 1, all: most, patience: patience.place })
const idle: Worker[] = []
const running = new Set<Worker>()

/** As PDF. Waits for one of a few threads, a centre for one at a time. Throws BusyError when none came free. */
export async function writeDocument(
  centre: string,
  task: DocumentTask,
  gone?: AbortSignal
): Promise<WrittenDocument> {
  const leave = await places.take(centre, gone)
  try {
    const answer = await ask(task)
    if ('pdf' in answer) return answer
    throw new Error(`${task.template}: ${answer.problem}`)
  } finally {
    leave()
  }
}

export async function endDocumentThreads() {
  await Promise.all([...running].map(endThread))
}

/** Whoever has a place finds a thread, or room for another one. */
async function ask(task: DocumentTask): Promise<ThreadAnswer> {
  const thread = idle.pop() ?? startThread()
  thread.ref()
  try {
    const answer = await answerOf(thread, task)
    thread.unref()
    idle.push(thread)
    return answer
  } catch (error) {
    await endThread(thread)
    throw error
  }
}

function startThread() {
  const start: ThreadStart = { templates: app.makePath('resources/typst') }
  const thread = new Worker(new URL('./document_thread.js', import.meta.url), { workerData: start })
  running.add(thread)
  // Whoever waits for its answer hears of it
  thread.on('error', () => {})
  thread.on('exit', () => forget(thread))
  return thread
}

async function endThread(thread: Worker) {
  forget(thread)
  await thread.terminate()
}

function forget(thread: Worker) {
  running.delete(thread)
  const at = idle.indexOf(thread)
  if (at >= 0) idle.splice(at, 1)
}

/** A thread that ended without an answer tells why by an error, or never. */
async function answerOf(thread: Worker, task: DocumentTask): Promise<ThreadAnswer> {
  const asked = new AbortController()
  const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(patience.document)])
  thread.postMessage(task)
  try {
    const answered = once(thread, 'message', { signal })
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('The thread ended')
    })
    const [answer] = await Promise.race([answered, ended])
    return answer as ThreadAnswer
  } finally {
    asked.abort()
  }
}
