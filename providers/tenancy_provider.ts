import type { ApplicationService } from '@adonisjs/core/types'
import type { Pool } from 'pg'
import { appServer, ownerServer } from '#config/database'
import { compareZones, wordsOfDifference } from '#database/compare_zones'
import { fillZones } from '#database/fill_zones'
import { migrate } from '#database/migrate'
import { oneAtATime } from '#database/one_at_a_time'
import { bindPools } from '#domain/shared/data/database'
import { openPool, openWatchedPool } from '#domain/shared/data/pools'

/** Puts the tenant between the application and its database, and brings the schema up to date before serving. */
export default class TenancyProvider {
  #pools: Pool[] = []

  constructor(protected app: ApplicationService) {}

  async boot() {
    const app = openWatchedPool({ ...appServer, min: 2 })
    const owner = openPool(ownerServer)
    this.#pools = [app, owner]
    bindPools({ app, owner })
  }

  async start() {
    const serves = ['web', 'test'].includes(this.app.getEnvironment())
    if (!serves || this.app.getMode() !== 'run') return
    const [, owner] = this.#pools as [Pool, Pool]
    await oneAtATime(owner, async () => {
      await migrate(owner)
      await fillZones(owner)
    })
    const logger = await this.app.container.make('logger')
    for (const difference of await compareZones(owner)) logger.warn(wordsOfDifference(difference))
  }

  async shutdown() {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}
