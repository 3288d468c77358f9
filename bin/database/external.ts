import { applicationAccount } from '#bin/database/external_application'
import { openOwner, ownerOf } from '#bin/database/external_owner'
import { publishConnection } from '#bin/database/connection_settings'
import type { RunningDatabase } from '#bin/database/running_database'

export type ExternalOptions = {
  dataDir: string
  ownerUrl: string
  appUrl: string | undefined
  /** Which database to use, given the one that DATABASE_URL names. */
  choose(name: string): string
}

/** Checks the PostgreSQL of DATABASE_URL and prepares its application role; it is neither started nor stopped. */
export async function startExternal(options: ExternalOptions): Promise<RunningDatabase> {
  const owner = ownerOf(options.ownerUrl)
  const database = options.choose(owner.database)
  const client = await openOwner(owner, database)
  try {
    const app = await applicationAccount(client, { ...options, owner, database })
    publishConnection(owner.address, database, owner, app)
  } finally {
    await client.end()
  }
  return { kind: 'external', address: owner.address, release: async () => {} }
}
