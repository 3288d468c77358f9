import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '#tests/helpers/visitor'

export type Heard = { from?: string; to?: string; marks?: string[]; within: number }

/** A calendar that is open in somebody's browser: what it hears, and whether it still does. */
export class LiveStream {
  readonly heard: Heard[] = []
  isOpen = true
  #waiting = () => {}

  constructor(
    private sent: ClientRequest,
    readonly answer: IncomingMessage
  ) {
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', (part: string) => {
      const messages = (text + part).split('\n\n')
      text = messages.pop()!
      for (const message of messages) this.#take(message)
    })
    answer.on('error', () => {})
    answer.on('close', () => {
      this.isOpen = false
      this.#waiting()
    })
  }

  get status() {
    return this.answer.statusCode
  }

  /** The next it hears, or nothing where that takes longer (in milliseconds) or the stream ends. */
  async next(within = 2_000): Promise<Heard | undefined> {
    await this.#until(() => this.heard.length > 0 || !this.isOpen, within)
    return this.heard.shift()
  }

  /** Whether it ends so soon. */
  async ends(within = 8_000) {
    await this.#until(() => !this.isOpen, within)
    return !this.isOpen
  }

  close() {
    this.sent.destroy()
  }

  #take(message: string) {
    if (!message.startsWith('data: ')) return
    const { channel, payload } = JSON.parse(message.slice('data: '.length))
    if (/^(calendar|roster)\//.test(channel)) this.heard.push(payload)
    this.#waiting()
  }

  async #until(isSo: () => boolean, within: number) {
    const late = new AbortController()
    const timeout = sleep(within, undefined, { signal: late.signal }).then(
      () => true,
      () => true
    )
    let isLate = false
    void timeout.then(() => (isLate = true))
    while (!isSo() && !isLate) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#waiting = resolve
      await Promise.race([promise, timeout])
    }
    late.abort()
  }
}

const opened = new Set<LiveStream>()

/** Over HTTP, as a browser opens it; `since` is when its page was read, `roster` the session it shows. */
export async function openLive(
  visitor: Visitor,
  headers: Record<string, string> = {},
  since?: number,
  roster?: string
) {
  const query = new URLSearchParams()
  if (since !== undefined) query.set('since', String(since))
  if (roster !== undefined) query.set('roster', roster)
  const sent = request({
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    path: `/calendar/changes?${query.toString()}`,
    headers: { ...visitor.headers(), accept: 'text/event-stream', ...headers },
    agent: false,
  })
  sent.on('error', () => {})
  sent.end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const stream = new LiveStream(sent, answer)
  opened.add(stream)
  return stream
}

/** Every window is shut: a server waits for none of them. */
export function closeLive() {
  for (const stream of opened) stream.close()
  opened.clear()
}

export async function until(isSo: () => boolean, within = 8_000) {
  const end = performance.now() + within
  while (!isSo()) {
    if (performance.now() > end) throw new Error('It has not come to be')
    await sleep(10)
  }
}
