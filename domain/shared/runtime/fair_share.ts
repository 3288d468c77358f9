/** A centre asks for more at once than its share, and no place came free in time. */
export class BusyError extends Error {
  readonly code = 'E_BUSY'

  constructor() {
    super('No place came free in time')
  }
}

export type Bounds = {
  each(): number
  all: number
  /** How long one waits for a place, in ms. */
  patience: number
}

type Waiter = { until: number; start(): void; giveUp(): void }

/** How often waiting work asks for the bounds again, in ms. */
const again = 50

/**
 * Places that tenants share in this process. Beyond its share a tenant's work waits in its own
 * queue, so that it delays nobody else's. A free place goes to the tenant that has fewest, and
 * among equals to the one whose turn is longest ago.
 */
export class FairShare {
  #taken = new Map<string, number>()
  #all = 0
  #waiting = new Map<string, Waiter[]>()
  #timer?: NodeJS.Timeout

  constructor(private bounds: Bounds) {}

  /**
   * Waits for a place; call the answer to leave it. Throws BusyError when none came free, or `gone`
   * was aborted.
   */
  async take(tenant: string, gone?: AbortSignal): Promise<() => void> {
    if (!this.#waiting.has(tenant) && this.#mayStart(tenant)) this.#start(tenant)
    else await this.#wait(tenant, gone)
    let isLeft = false
    return () => {
      if (!isLeft) this.#leave(tenant)
      isLeft = true
    }
  }

  of(tenant: string) {
    return { taken: this.#of(tenant), waiting: this.#waiting.get(tenant)?.length ?? 0 }
  }

  #of(tenant: string) {
    return this.#taken.get(tenant) ?? 0
  }

  #mayStart(tenant: string) {
    return this.#all < this.bounds.all && this.#of(tenant) < this.bounds.each()
  }

  #start(tenant: string) {
    this.#taken.set(tenant, this.#of(tenant) + 1)
    this.#all += 1
  }

  #leave(tenant: string) {
    const left = this.#of(tenant) - 1
    if (left > 0) this.#taken.set(tenant, left)
    else this.#taken.delete(tenant)
    this.#all -= 1
    this.#admit()
  }

  #wait(tenant: string, gone?: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#forget(tenant, waiter)
        reject(new BusyError())
      }
      const start = () => {
        gone?.removeEventListener('abort', giveUp)
        this.#forget(tenant, waiter)
        this.#start(tenant)
        resolve()
      }
      const waiter = { until: performance.now() + this.bounds.patience, start, giveUp }
      this.#waiting.set(tenant, [...(this.#waiting.get(tenant) ?? []), waiter])
      gone?.addEventListener('abort', giveUp, { once: true })
      this.#timer ??= setInterval(() => this.#look(), again)
    })
  }

  #forget(tenant: string, waiter: Waiter) {
    const others = this.#waiting.get(tenant)?.filter((other) => other !== waiter) ?? []
    if (others.length > 0) this.#waiting.set(tenant, others)
    else this.#waiting.delete(tenant)
    if (this.#waiting.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  #look() {
    const now = performance.now()
    for (const waiter of [...this.#waiting.values()].flat()) {
      if (waiter.until <= now) waiter.giveUp()
    }
    this.#admit()
  }

  #admit() {
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      const [first, ...others] = this.#waiting.get(next)!
      first!.start()
      this.#waiting.delete(next)
      if (others.length > 0) this.#waiting.set(next, others)
    }
  }

  #next() {
    const able = [...this.#waiting.keys()].filter((tenant) => this.#mayStart(tenant))
    return able.sort((one, other) => this.#of(one) - this.#of(other))[0]
  }
}
