import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from '#database/schema'
import { ownerPool } from '#domain/shared/data/database'

let owner: Kysely<DB> | undefined

/** The role that owns the tables: the application's own may not read sessions, remembered devices and counted tries. */
export function asOwner(): Kysely<DB> {
  owner ??= new Kysely<DB>({ dialect: new PostgresDialect({ pool: async () => ownerPool() }) })
  return owner
}
