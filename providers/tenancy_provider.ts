import { BaseModel } from '@adonisjs/lucid/orm'
import type { Database } from '@adonisjs/lucid/database'
import type { ApplicationService } from '@adonisjs/core/types'
import { oneAtATime } from '#database/one_at_a_time'
import { refuseFaultySchema } from '#database/schema_lint'
import { vacuumOwn } from '#database/vacuum_own'
import { refuseWhileSilent } from '#domain/shared/silent_database'
import { TenantAdapter } from '#domain/shared/tenant_adapter'
import { bindDatabase } from '#domain/shared/tenant_scope'
import { type KnexClient, repairTransactions } from '#domain/shared/transaction_repair'

/** Puts the tenant between the application and its database, and brings the schema up to date before serving. */
export default class TenancyProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const database = await this.app.container.make('lucid.db')
    bindDatabase(database)
    for (const name of ['app', 'owner']) repairTransactions(knexClientOf(database, name))
    refuseWhileSilent(knexClientOf(database, 'app'))
    BaseModel.$adapter = new TenantAdapter(database)
  }

  async start() {
    const serves = ['web', 'test'].includes(this.app.getEnvironment())
    if (!serves || this.app.getMode() !== 'run') return
    const database = await this.app.container.make('lucid.db')
    await oneAtATime(database.connection('owner'), () => this.#migrate(database))
  }

  async #migrate(database: Database) {
    const { MigrationRunner } = await import('@adonisjs/lucid/migration')
    await database.connection('owner').rawQuery('create schema if not exists platform')
    const runner = new MigrationRunner(database, this.app, {
      direction: 'up',
      connectionName: 'owner',
      dryRun: false,
      disableLocks: true,
    })
    await runner.run()
    if (runner.error) throw runner.error
    if (runner.status === 'completed') await vacuumOwn(database.connection('owner'))
    await refuseFaultySchema(database.connection('owner'))
  }
}

/** Knex' own client: Lucid's types end one step before it. */
function knexClientOf(database: Database, name: string) {
  database.manager.connect(name)
  const knex = database.manager.get(name)!.connection!.client!
  return (knex as unknown as { client: KnexClient }).client
}
