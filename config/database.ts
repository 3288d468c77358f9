import { defineConfig } from '@adonisjs/lucid'
import { runOneStatement } from '#domain/shared/one_statement'
import { cutWhenSilent, patience } from '#domain/shared/silent_database'

/** The launcher (bin/database) has set these before the application boots. */
const server = {
  host: process.env.DB_HOST,
  port: Number(process.env.DB_PORT),
  database: process.env.DB_DATABASE,
}

/** A request that hangs is cut off rather than holding its connection (security T32); milliseconds. */
const limits = {
  statement_timeout: patience.statement,
  idle_in_transaction_session_timeout: 10_000,
  connectionTimeoutMillis: patience.connection,
}

type Done = Parameters<typeof cutWhenSilent>[1]

/** A statement that failed is told with its placeholders: knex would write what was sent into its message (security T30). */
const quiet = { compileSqlOnError: false }

const dbConfig = defineConfig({
  connection: 'app',
  prettyPrintDebugQueries: false,
  connections: {
    /** Answers requests: no superuser, no owner, bound by row-level security. */
    app: {
      ...quiet,
      client: 'pg',
      connection: {
        ...server,
        user: process.env.DB_APP_USER,
        password: process.env.DB_APP_PASSWORD,
        ...limits,
      },
      pool: {
        min: 2,
        max: Number(process.env.DB_POOL_SIZE ?? 14),
        acquireTimeoutMillis: patience.connection,
        afterCreate(client: unknown, done: Done) {
          runOneStatement(client)
          cutWhenSilent(client, done)
        },
      },
    },
    /** Migrates and makes tenants. */
    owner: {
      ...quiet,
      client: 'pg',
      connection: {
        ...server,
        user: process.env.DB_OWNER_USER,
        password: process.env.DB_OWNER_PASSWORD,
      },
      // One holds the turn of a start, one migrates, one reads what there is
      pool: { min: 0, max: 3 },
      /** Lucid's own tables land in the first of these, so a migration says `create table public.…`. */
      searchPath: ['platform', 'public'],
      migrations: { naturalSort: true, paths: ['database/migrations'], tableName: 'migrations' },
      schemaGeneration: { enabled: false },
    },
  },
})

export default dbConfig
