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
