import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { ContainerBindings } from '@adonisjs/core/types'
import { heardBy, type Listening } from '#core/live/heard_by'
import type { Days } from '#domain/shared/time/calendar_span'

type Transmit = ContainerBindings['transmit']
type Stream = Listening & { userId: string; response: ServerResponse; roster?: string }

/** The page may have missed these days and marks before its stream was open. */
interface Opening {
  days?: Days
  roster?: string
  marks?: string[]
}

/** A browser opens six connections to one host, and a stream is one of them. */
const most = { ofPerson: 4, ofCentre: 300, ofAll: 1_000 }

/** Bytes that wait for a reader; a notice has a hundred. */
const unread = 16_384

/** In milliseconds: if many look at a calendar they don't all ask at once. */
const spread = { each: 15, longest: 10_000 }

const channelOf = (tenantId: string) => `calendar/${tenantId}`
const rosterChannel = (roster: string) => `roster/${roster}`

export const rosterKey = (tenantId: string, sessionId: string) => `${tenantId}/${sessionId}`

/** The calendars that are open somewhere, each for as long as its session may be told. */
export class LiveStreams {
  #open = new Map<string, Set<Stream>>()

  constructor(private transmit: Transmit) {}

  hasRoom(tenantId: string, userId: string) {
    const ofCentre = this.#of(tenantId)
    const ofPerson = ofCentre.filter((stream) => stream.userId === userId).length
    const all = this.size
    return ofPerson < most.ofPerson && ofCentre.length < most.ofCentre && all < most.ofAll
  }

  get size() {
    return [...this.#open.values()].reduce((sum, { size }) => sum + size, 0)
  }

  open(ctx: HttpContext, { days, roster, marks }: Opening) {
    const { tenant, sessionState, auth } = ctx
    const [request, response] = [ctx.request.request, ctx.response.response]
    // Whoever has left already would never be heard to leave
    if (response.destroyed) return
    const injectResponseHeaders = ctx.response.getHeaders()
    const uid = randomUUID()
    const channel = channelOf(tenant.id)
    const { key } = sessionState
    const { userId, kind } = auth.getUserOrFail()
    this.#keep(tenant.id, { key: key!, userId, kind, response, roster, askedAt: performance.now() })
    const made = { uid, context: ctx, request, response, injectResponseHeaders }
    const stream = this.transmit.createStream(made)
    const channels = [channel, ...(roster ? [rosterChannel(roster)] : [])]
    for (const one of channels)
      void this.transmit.getManager().subscribe({ uid, channel: one, skipAuthorization: true })
    if (days) stream.writeMessage({ data: { channel, payload: { ...days, within: 0 } } })
    if (roster && marks)
      stream.writeMessage({
        data: { channel: rosterChannel(roster), payload: { marks, within: 0 } },
      })
  }

  /** Only those who may still hear it then. */
  async tell(tenantId: string, days: Days) {
    await this.check(tenantId)
    const within = Math.min(this.#of(tenantId).length * spread.each, spread.longest)
    if (within > 0) this.transmit.broadcast(channelOf(tenantId), { ...days, within })
  }

  /** Only pages that show this roster. */
  async sendMarks(roster: string, marks: string[]) {
    const [tenantId] = roster.split('/') as [string]
    const showing = () => this.#of(tenantId).filter((stream) => stream.roster === roster)
    await this.check(tenantId, showing())
    const within = Math.min(showing().length * spread.each, spread.longest)
    if (within > 0) this.transmit.broadcast(rosterChannel(roster), { marks, within })
  }

  async checkAll() {
    for (const tenantId of [...this.#open.keys()]) await this.check(tenantId)
  }

  /** Whose session can't be looked at is told nothing more: they ask for all of it when they come back. */
  async check(tenantId: string, streams = this.#of(tenantId)) {
    if (streams.length === 0) return
    const heard = await heardBy(tenantId, streams).catch(() => new Set<string>())
    for (const { key, response } of streams)
      if (!heard.has(key) || response.writableLength > unread) response.destroy()
  }

  endAll() {
    for (const tenantId of [...this.#open.keys()])
      for (const { response } of this.#of(tenantId)) response.destroy()
  }

  #of(tenantId: string) {
    return [...(this.#open.get(tenantId) ?? [])]
  }

  #keep(tenantId: string, stream: Stream) {
    const open = this.#open.get(tenantId) ?? new Set()
    this.#open.set(tenantId, open.add(stream))
    stream.response.once('close', () => {
      open.delete(stream)
      if (open.size === 0) this.#open.delete(tenantId)
    })
  }
}
