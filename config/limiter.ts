import { defineConfig } from '@adonisjs/limiter'
import { countedTries } from '#core/throttles/counted_tries'

/** Counted in PostgreSQL, so that every process of an installation sees the same tries. */
const limiterConfig = defineConfig({
  default: 'database',
  stores: { database: countedTries },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
