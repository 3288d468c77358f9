import { type EventLoopUtilization, performance } from 'node:perf_hooks'

/**
 * In milliseconds: how long a centre counts as present after its last request, and how often the
 * event loop is measured.
 */
const presence = 1_000
const every = 50

/**
 * Above `busy` the loop has no time to spare, and more at once only makes each wait longer; below
 * `idle` it has.
 */
const busy = 0.9
const idle = 0.75

/**
 * Beside others a centre goes down to one request at once, as much of the loop as each of them
 * gets.
 */
const bounds = { alone: { least: 4, most: 8 }, beside: { least: 1, most: 4 } }

type Clock = Pick<typeof performance, 'now' | 'eventLoopUtilization'>
type Seen = { centre: string; at: number }

export class LoopShare {
  #share = bounds.alone.most
  #last?: Seen
  #other?: Seen
  #looked: number
  #loop: EventLoopUtilization

  constructor(private clock: Clock = performance) {
    this.#looked = clock.now()
    this.#loop = clock.eventLoopUtilization()
  }

  seen(centre: string) {
    if (this.#last && this.#last.centre !== centre) this.#other = this.#last
    this.#last = { centre, at: this.clock.now() }
  }

  each() {
    const now = this.clock.now()
    const { least, most } = this.#isAlone(now) ? bounds.alone : bounds.beside
    if (now - this.#looked >= every) {
      const loop = this.clock.eventLoopUtilization()
      const { utilization } = this.clock.eventLoopUtilization(loop, this.#loop)
      if (utilization > busy) this.#share = Math.floor(this.#share / 2)
      else if (utilization < idle) this.#share += 1
      this.#looked = now
      this.#loop = loop
    }
    this.#share = Math.min(Math.max(this.#share, least), most)
    return this.#share
  }

  #isAlone(now: number) {
    return this.#other === undefined || now - this.#other.at > presence
  }
}
