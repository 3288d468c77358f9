import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination } from '@adonisjs/core/logger'
import {
  describeError,
  redactedPaths,
  safeArguments,
  scannedLine,
} from '#core/errors/log_redaction'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'markaz',
      level: env.get('LOG_LEVEL', app.inTest ? 'fatal' : 'info'),
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: { err: describeError },
      hooks: {
        logMethod(parts, log) {
          log.apply(this, safeArguments(parts))
        },
        streamWrite: scannedLine,
      },
      desination: app.inProduction ? undefined : await syncDestination(),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
