import type { Database } from '@adonisjs/lucid/database'
import type { ApplicationService } from '@adonisjs/core/types'
import type { Pool, PoolClient } from 'pg'
import { appServer, ownerServer } from '#config/database'
import { migrate } from '#database/migrate'
import { oneAtATime } from '#database/one_at_a_time'
import { bindPools, transactionClient } from '#domain/shared/data/database'
import { openPool, openWatchedPool } from '#domain/shared/data/pools'
import { bindDatabase } from '#domain/shared/tenant_scope'

/** Puts the tenant between the application and its database, and brings the schema up to date before serving. */
export default class TenancyProvider {
  #pools: Pool[] = []

  constructor(protected app: ApplicationService) {}

  async boot() {
    const app = openWatchedPool(appServer)
    const owner = openPool(ownerServer)
    this.#pools = [app, owner]
    bindPools({ app, owner })
    const database = await this.app.container.make('lucid.db')
    bindDatabase(database)
    lend(database)
  }

  async start() {
    const serves = ['web', 'test'].includes(this.app.getEnvironment())
    if (!serves || this.app.getMode() !== 'run') return
    const [, owner] = this.#pools as [Pool, Pool]
    await oneAtATime(owner, () => migrate(owner))
  }

  async shutdown() {
    await Promise.all(this.#pools.map((pool) => pool.end()))
  }
}

type KnexClient = {
  acquireConnection(): Promise<PoolClient | undefined>
  releaseConnection(): Promise<void>
}

/** Lucid's connection `unit` has no pool: its builders run on the client of the running transaction. */
function lend(database: Database) {
  database.manager.connect('unit')
  const knex = database.manager.get('unit')!.connection!.client!
  const { client } = knex as unknown as { client: KnexClient }
  client.acquireConnection = async () => transactionClient()
  client.releaseConnection = async () => {}
}
