import { pinBudgets } from '#core/check_in/pin_budgets'
import { type Budget, countedAddress, forget, giveBack, spend } from '#core/throttles/throttle'

interface Try {
  tenantId: string
  pointId: string
  number: string
  ip: string
}

/** Counts tries before the PIN is looked at, so that none slips by beside another. A right one counts against nobody. */
export class CheckInThrottle {
  #shared: Budget[]
  #own: Budget[]

  constructor({ tenantId, pointId, number, ip }: Try) {
    const address = countedAddress(ip)
    this.#shared = [
      { key: `check_in:device:${tenantId}:${pointId}`, requests: 60, duration: '15 minutes' },
      { key: `check_in:address:${tenantId}:${address}`, requests: 200, duration: '1 hour' },
    ]
    this.#own = pinBudgets(tenantId, number)
  }

  /** A number that waits costs the device nothing: nobody shuts the door for everybody by one number. */
  async secondsToWait() {
    const own = await spend(this.#own)
    if (own > 0) return own
    const shared = await spend(this.#shared)
    if (shared > 0) await giveBack(this.#own)
    return shared
  }

  async forgive() {
    await giveBack(this.#shared)
    await Promise.all(this.#own.map(forget))
  }
}
