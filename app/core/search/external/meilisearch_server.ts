import { setTimeout as pause } from 'node:timers/promises'

/** In ms: for somebody who waits, for anybody else, and for what the server takes up. */
const usual = { search: 3_000, other: 10_000, task: 60_000 }
const between = { first: 20, most: 1_000 }

export class MeilisearchError extends Error {
  override name = 'MeilisearchError'

  constructor(
    message: string,
    readonly code?: string
  ) {
    super(message)
  }
}

/** What it was sent itself is at fault, or so the server says. */
export class RefusedError extends MeilisearchError {
  override name = 'RefusedError'
}

const tooLarge = 413

/** Nobody knows what the server does yet with what it was sent, unless it has said that it won't. */
export const isOpen = (error: unknown) =>
  !(error instanceof MeilisearchError) || error.code === undefined

type Task = { taskUid?: number; status?: string; error?: { code: string; message: string } }

/** A Meilisearch server by its documented HTTP. */
export class MeilisearchServer {
  /** By which the database remembers it. */
  readonly address: string

  constructor(private settings: { url: string; key: string; patience?: typeof usual }) {
    this.address = settings.url.replace(/\/+$/, '')
  }

  get #patience() {
    return this.settings.patience ?? usual
  }

  search = <T>(path: string, body: object) =>
    this.#ask<T>('POST', path, body, this.#patience.search)

  /** Work that the server takes up and does in its own time: done when this returns. */
  async work(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<void> {
    const { taskUid } = await this.#ask<Task>(method, path, body, this.#patience.other)
    if (taskUid === undefined) throw new MeilisearchError('The server took up no task')
    const until = performance.now() + this.#patience.task
    let wait = between.first
    for (;;) {
      const { status, error } = await this.#ask<Task>(
        'GET',
        `tasks/${taskUid}`,
        undefined,
        this.#patience.other
      )
      if (status === 'succeeded') return
      if (status === 'failed' || status === 'canceled') {
        const Failure = status === 'failed' ? RefusedError : MeilisearchError
        throw new Failure(error?.message ?? `The task was ${status}`, error?.code ?? status)
      }
      if (performance.now() > until) throw new MeilisearchError('The task took too long')
      await pause(wait)
      wait = Math.min(wait * 2, between.most)
    }
  }

  async #ask<T>(
    method: string,
    path: string,
    body: object | undefined,
    within: number
  ): Promise<T> {
    const answer = await fetch(`${this.address}/${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(within),
      headers: {
        Authorization: `Bearer ${this.settings.key}`,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const read = (await answer.json().catch(() => undefined)) as
      (T & { code?: string; message?: string }) | undefined
    if (answer.ok && read !== undefined) return read
    const Failure = answer.status === tooLarge ? RefusedError : MeilisearchError
    throw new Failure(
      read?.message ?? `The server answered ${answer.status} without JSON`,
      read?.code
    )
  }
}
