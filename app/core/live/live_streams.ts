import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { ContainerBindings } from '@adonisjs/core/types'
import { heardBy, type Listening } from '#core/live/heard_by'
import type { Days } from '#domain/shared/time/calendar_span'

type Transmit = ContainerBindings['transmit']
type Stream = Listening & { userId: string; response: ServerResponse }

/** A browser opens six connections to one host, and a stream is one of them. */
const most = { ofPerson: 4, ofCentre: 300, ofAll: 1_000 }

/** Bytes that wait for a reader; a notice has a hundred. */
const unread = 16_384

/** In milliseconds: if many look at a calendar they don't all ask at once. */
const spread = { each: 15, longest: 10_000 }

const channelOf = (tenantId: string) => `calendar/${tenantId}`

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

  /** @param recent what the page may have been read before */
  open(ctx: HttpContext, recent?: Days) {
    const { tenant, sessionState, auth } = ctx
    const [request, response] = [ctx.request.request, ctx.response.response]
    // Whoever has left already would never be heard to leave
    if (response.destroyed) return
    const injectResponseHeaders = ctx.response.getHeaders()
    const uid = randomUUID()
    const channel = channelOf(tenant.id)
    const { key } = sessionState
    const { userId, kind } = auth.getUserOrFail()
    this.#keep(tenant.id, { key: key!, userId, kind, response, askedAt: performance.now() })
    const made = { uid, context: ctx, request, response, injectResponseHeaders }
    const stream = this.transmit.createStream(made)
    void this.transmit.getManager().subscribe({ uid, channel, skipAuthorization: true })
    if (recent) stream.writeMessage({ data: { channel, payload: { ...recent, within: 0 } } })
  }

  /** Only those who may still hear it then. */
  async tell(tenantId: string, days: Days) {
    await this.check(tenantId)
    const within = Math.min(this.#of(tenantId).length * spread.each, spread.longest)
    if (within > 0) this.transmit.broadcast(channelOf(tenantId), { ...days, within })
  }

  async checkAll() {
    for (const tenantId of [...this.#open.keys()]) await this.check(tenantId)
  }

  /** Whose session can't be looked at is told nothing more: they ask for all of it when they come back. */
  async check(tenantId: string) {
    const streams = this.#of(tenantId)
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
