import { type Budget, countedAddress, forget, giveBack, spend } from '#core/throttles/throttle'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Tenant } from '#domain/access/centre/tenant'

type Attempt = {
  tenant: Tenant
  kind: Kind
  email: string
  ip: string
  device: string | undefined
}

/**
 * Counts sign-ins before the password is looked at (security T12). Strangers share the budgets of
 * an account and an address; a device the account knows has its own, so that nobody can lock a
 * person out of their own desk.
 */
export class SignInThrottle {
  #budgets: Budget[]
  #own: Budget

  constructor({ tenant, kind, email, ip, device }: Attempt) {
    const who = `${tenant.id}:${kind}:${email.toLowerCase()}`
    const address = countedAddress(ip)
    const place = device ? `device:${device}` : `pair:${address}`
    this.#own = { key: `sign_in:${place}:${who}`, requests: 10, duration: '15 minutes' }
    this.#budgets = device
      ? [this.#own]
      : [
          { key: `sign_in:address:${tenant.id}:${address}`, requests: 100, duration: '1 hour' },
          this.#own,
          { key: `sign_in:account:${who}`, requests: 20, duration: '1 hour' },
        ]
  }

  /** Takes one try; zero when it may be checked, else the seconds to wait. */
  async secondsToWait() {
    return spend(this.#budgets)
  }

  /**
   * A right password was no guess, so it counts against nobody; this place's failures at the
   * account are forgotten.
   */
  async forgive() {
    await giveBack(this.#budgets.filter((budget) => budget !== this.#own))
    await forget(this.#own)
  }
}
