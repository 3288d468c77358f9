import { defineConfig } from '@adonisjs/lucid'
import type { PoolConfig } from 'pg'
import { patience } from '#domain/shared/data/silent_database'

/** The launcher (bin/database) has set these before the application boots. */
const server = {
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  database: process.env.DB_DATABASE,
}

/** Answers requests: no superuser, no owner, bound by row-level security. */
export const appServer: PoolConfig = {
  ...server,
  user: process.env.DB_APP_USER,
  password: process.env.DB_APP_PASSWORD,
  min: 2,
  max: Number(process.env.DB_POOL_SIZE ?? 14),
  // A request that hangs is cut off rather than holding its connection (security T32); milliseconds
  statement_timeout: patience.statement,
  idle_in_transaction_session_timeout: 10_000,
  connectionTimeoutMillis: patience.connection,
}

/** Migrates and makes tenants: one holds the turn of a start, one migrates, one reads what there is. */
export const ownerServer: PoolConfig = {
  ...server,
  user: process.env.DB_OWNER_USER,
  password: process.env.DB_OWNER_PASSWORD,
  max: 3,
  // Migrations before the 20th name tables of the platform by themselves
  options: '-c search_path=platform,public',
}

/** While the domain is converted: Lucid's builders, on the client of the running transaction (tenancy_provider). */
/** A statement that failed is told with its placeholders: knex would write what was sent into its message (security T30). */
const quiet = { compileSqlOnError: false }

const dbConfig = defineConfig({
  connection: 'app',
  connections: {
    unit: { ...quiet, client: 'pg', connection: server },
    app: { ...quiet, client: 'pg', connection: appServer as object },
    owner: {
      ...quiet,
      client: 'pg',
      connection: ownerServer as object,
      searchPath: ['platform', 'public'],
      pool: { min: 0, max: 3 },
    },
  },
})

export default dbConfig
