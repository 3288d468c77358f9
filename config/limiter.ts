import app from '@adonisjs/core/services/app'
import { defineConfig, stores } from '@adonisjs/limiter'

/** Counted in PostgreSQL, so that every process of an installation sees the same tries. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: {
    database: stores.database({
      connectionName: 'app',
      schemaName: 'platform',
      tableName: 'rate_limits',
      clearExpiredByTimeout: !app.inTest,
    }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
