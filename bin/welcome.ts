import type { ApplicationService } from '@adonisjs/core/types'
import type { RunningDatabase } from '#bin/database/connection'

export async function welcome(
  app: ApplicationService,
  database: RunningDatabase | undefined
): Promise<void> {
  const logger = await app.container.make('logger')
  if (database?.kind === 'embedded' && app.inProduction) {
    logger.warn('Embedded PostgreSQL in use: in production set DATABASE_URL to your own.')
  }
  const env = (await import('#start/env')).default
  const address = env.get('APP_URL') ?? `http://${env.get('APP_DOMAIN')}:${env.get('PORT')}`
  process.stdout.write(`\nMarkaz is open: ${address}\n\n`)
}
