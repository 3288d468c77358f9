import app from '@adonisjs/core/services/app'
import { BaseTransformer } from '@adonisjs/core/transformers'

/**
 * Every transform() captures where it was called, twice, in case it was given nothing to show. People's requests are spared
 * that: in production such an error says what it is, but not where.
 */
if (app.inProduction) {
  const transform = BaseTransformer.transform as (...input: unknown[]) => unknown
  function withoutStack(this: unknown, ...input: unknown[]) {
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 0
    try {
      return transform.apply(this, input)
    } finally {
      Error.stackTraceLimit = limit
    }
  }
  BaseTransformer.transform = withoutStack as typeof BaseTransformer.transform
}
