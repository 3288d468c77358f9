import { type Address, openClient } from '#bin/database/connection'
import { settings } from '#benchmarks/settings'

/** The database that is measured, as the owner of its tables. */
export const openOwner = (address: Address) =>
  openClient(address, {
    database: settings.database,
    user: process.env.DB_OWNER_USER!,
    password: process.env.DB_OWNER_PASSWORD!,
  })
