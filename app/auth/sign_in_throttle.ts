import limiter from '@adonisjs/limiter/services/main'
import type { Kind } from '#domain/access/permissions'
import type { Tenant } from '#domain/access/tenant'

type Attempt = { tenant: Tenant; kind: Kind; email: string; ip: string }

const pair = () => limiter.use({ requests: 10, duration: '15 minutes' })
const account = () => limiter.use({ requests: 20, duration: '1 hour' })
const address = () => limiter.use({ requests: 100, duration: '1 hour' })

/** Counts failed sign-ins per account, per address and per both together (security T12). */
export class SignInThrottle {
  #counts: { limit: ReturnType<typeof pair>; key: string }[]

  constructor({ tenant, kind, email, ip }: Attempt) {
    const who = `${tenant.id}:${kind}:${email.toLowerCase()}`
    this.#counts = [
      { limit: pair(), key: `sign_in:pair:${who}:${ip}` },
      { limit: account(), key: `sign_in:account:${who}` },
      { limit: address(), key: `sign_in:address:${tenant.id}:${ip}` },
    ]
  }

  /** Zero when another try is allowed now. */
  async secondsToWait() {
    const waits = await Promise.all(
      this.#counts.map(async ({ limit, key }) => {
        return (await limit.isBlocked(key)) ? limit.availableIn(key) : 0
      })
    )
    return Math.max(...waits)
  }

  async countFailure() {
    await Promise.all(this.#counts.map(({ limit, key }) => limit.increment(key)))
  }

  /** A right password clears what this address did to this account; the account's own count stays. */
  async forgive() {
    const [first] = this.#counts
    await first!.limit.delete(first!.key)
  }
}
