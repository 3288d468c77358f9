import { openClient } from '#bin/database/connection'
import type { Address } from '#bin/database/connection'
import { settings } from '#benchmarks/settings'

/** Gives every address and account its tries back: what is measured is the work, not the refusal. */
export async function forgetTries(address: Address) {
  const owner = await openClient(address, {
    database: settings.database,
    user: process.env.DB_OWNER_USER!,
    password: process.env.DB_OWNER_PASSWORD!,
  })
  await owner.query('delete from platform.rate_limits')
  await owner.end()
}
