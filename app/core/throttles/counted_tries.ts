import string from '@adonisjs/core/helpers/string'
import { errors, LimiterResponse } from '@adonisjs/limiter'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { platform } from '#domain/shared/data/database'

type Counted = Columns<'platform.rate_limits', 'points' | 'expire'>

/**
 * Like the limiter's own store, but the application's role may only ask for one key at a time
 * (docs/adr/0027-tenant-proof.md). Nothing is blocked for longer than it is counted.
 */
class CountedTries implements LimiterStoreContract {
  readonly name = 'database'
  readonly blockDuration = 0
  readonly requests: number
  readonly duration: number

  constructor({ requests, duration }: LimiterConsumptionOptions) {
    this.requests = requests
    this.duration = string.seconds.parse(duration)
  }

  async consume(key: string | number, amount = 1) {
    const counted = await this.increment(key, amount)
    if (counted.consumed > this.requests) throw new errors.E_TOO_MANY_REQUESTS(counted)
    return counted
  }

  increment(key: string | number, amount = 1) {
    return this.#count(key, amount, this.duration, false)
  }

  async decrement(key: string | number, amount = 1) {
    const known = await this.get(key)
    if (!known) return this.set(key, 0)
    if (known.consumed <= 0) return known
    return this.increment(key, -Math.min(amount, known.consumed))
  }

  block(key: string | number, duration: string | number) {
    return this.#count(key, this.requests + 1, string.seconds.parse(duration), true)
  }

  set(key: string | number, requests: number, duration: string | number = this.duration) {
    return this.#count(key, requests, string.seconds.parse(duration), true)
  }

  async delete(key: string | number) {
    const forgetting = sql<{ forgotten: string }>`
      select platform.forget_tries(${String(key)}) as forgotten`
    const { rows } = await forgetting.execute(platform())
    return rows[0]!.forgotten !== '0'
  }

  async get(key: string | number) {
    const known = sql<Counted>`select * from platform.tries_of(${String(key)}, ${Date.now()})`
    const [counted] = (await known.execute(platform())).rows
    return counted ? this.#answer(counted) : null
  }

  /** Nobody may forget what is counted for everybody else. */
  async clear(): Promise<void> {
    throw new Error('Counted tries are forgotten one key at a time')
  }

  async #count(key: string | number, tries: number, seconds: number, anew: boolean) {
    const now = Date.now()
    const end = now + seconds * 1000
    const counting = sql<Counted>`
      select * from platform.count_tries(${String(key)}, ${tries}, ${end}, ${now}, ${anew})`
    const { rows } = await counting.execute(platform())
    return this.#answer(rows[0]!)
  }

  #answer({ points, expire }: Counted) {
    const left = expire === null ? 0 : Math.max(Number(expire) - Date.now(), 0)
    return new LimiterResponse({
      limit: this.requests,
      remaining: Math.max(this.requests - points, 0),
      consumed: points,
      availableIn: Math.ceil(left / 1000),
    })
  }
}

export const countedTries = (options: LimiterConsumptionOptions) => new CountedTries(options)
