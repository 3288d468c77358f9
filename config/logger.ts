import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination } from '@adonisjs/core/logger'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'markaz',
      level: env.get('LOG_LEVEL', app.inTest ? 'fatal' : 'info'),
      redact: {
        paths: ['password', '*.password', 'token', '*.token', 'headers.cookie', '*.headers.cookie'],
        censor: '[redacted]',
      },
      desination: app.inProduction ? undefined : await syncDestination(),
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
