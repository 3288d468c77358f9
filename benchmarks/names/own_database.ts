import { v7 as uuid } from 'uuid'
import { startDatabase } from '#bin/database/start_database'
import { migrate } from '#database/migrate'
import { bindPools, db, withTenantAsOwner } from '#domain/shared/data/database'
import { openPool } from '#domain/shared/data/pools'
import { completeEnvironment } from '#start/complete_environment'

/** A migrated database beside the installation's own, for what is measured within this process; `DATA_DIR` says where. */
export async function ownDatabase(name: string) {
  await completeEnvironment()
  process.env.DB_DATABASE = name
  const database = await startDatabase()
  // Reads DB_*, which starting the database has set
  const { appServer, ownerServer } = await import('#config/database')
  const pools = {
    app: openPool({ ...appServer, statement_timeout: 0 }),
    owner: openPool(ownerServer),
  }
  bindPools(pools)
  await migrate(pools.owner)
  return {
    owner: pools.owner,
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.end()))
      await database.release()
    },
  }
}

export async function makeTenant(slug: string) {
  const id = uuid()
  await withTenantAsOwner(id, () =>
    db()
      .insertInto('platform.tenants')
      .values({
        id,
        slug,
        name_en: slug,
        country: 'SA',
        timezone: 'Asia/Riyadh',
        week_start: 7,
        weekend: [5, 6],
        default_locale: 'en',
        phone_country: 'SA',
      })
      .execute()
  )
  return id
}
