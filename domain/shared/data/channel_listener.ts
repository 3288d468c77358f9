import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'node:net'
import pg from 'pg'

type Options = {
  server: pg.ClientConfig
  channel: string
  hear: (payload: string) => void
  /** Says something on the channel over another connection. */
  say: (payload: string) => Promise<unknown>
  /** What is told from now on may be missed: said once, until it is heard again. */
  deaf: (error: unknown) => void
  /** Called when it begins to listen, first and after each loss: it may have missed what came before. */
  begin?: () => void
}

const echoes = 'echo '

/**
 * Hears what PostgreSQL tells on a channel, on a connection of its own that is opened again when it is lost. It says
 * something itself now and then, over another connection: a silent network or a pooler in between is noticed by what it
 * does not hear.
 */
export class ChannelListener {
  #isStopped = false
  #isListening = false
  #isDeaf = false
  #lose = () => {}
  #echo?: { payload: string; heard: () => void }

  constructor(
    private options: Options,
    /** In milliseconds. */
    private every = { echo: 20_000, patience: 5_000, pause: 1_000 }
  ) {}

  get isListening() {
    return this.#isListening
  }

  /** Answers when the first try has come to something. */
  start() {
    const { promise, resolve } = Promise.withResolvers<void>()
    void this.#go(resolve)
    return promise
  }

  stop() {
    this.#isStopped = true
    this.#lose()
  }

  async #go(tried: () => void) {
    while (!this.#isStopped) {
      const error = await this.#listen(tried).catch((reason: unknown) => reason)
      this.#isListening = false
      tried()
      if (this.#isStopped) return
      if (!this.#isDeaf) this.options.deaf(error)
      this.#isDeaf = true
      await sleep(this.every.pause, undefined, { ref: false })
    }
  }

  async #listen(tried: () => void) {
    const client = new pg.Client({ ...this.options.server, keepAlive: true })
    const { promise: lost, reject } = Promise.withResolvers<never>()
    lost.catch(() => {})
    client.on('error', reject)
    client.on('end', () => reject(new Error('PostgreSQL ended the connection that listens')))
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    this.#lose = () => reject(new Error('No longer listened to'))
    try {
      await Promise.race([client.connect(), lost])
      await Promise.race([
        client.query(`listen ${client.escapeIdentifier(this.options.channel)}`),
        lost,
      ])
      for (;;) {
        await Promise.race([this.#hearEcho(), lost])
        if (!this.#isListening) this.options.begin?.()
        this.#isListening = true
        this.#isDeaf = false
        tried()
        await Promise.race([sleep(this.every.echo, undefined, { ref: false }), lost])
      }
    } finally {
      close(client)
    }
  }

  #hear(payload: string) {
    if (payload === this.#echo?.payload) this.#echo.heard()
    if (!payload.startsWith(echoes)) this.options.hear(payload)
  }

  async #hearEcho() {
    const payload = `${echoes}${randomUUID()}`
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#echo = { payload, heard: resolve }
    const timer = setTimeout(
      () => reject(new Error('PostgreSQL is not heard')),
      this.every.patience
    )
    try {
      await Promise.all([promise, this.options.say(payload)])
    } finally {
      clearTimeout(timer.unref())
    }
  }
}

/** Politely, and at once: a connection that is lost would never answer. */
function close(client: pg.Client) {
  client.end().catch(() => {})
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.destroySoon()
}
