import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { startDatabase } from '#bin/database/start_database'
import type { RunningDatabase } from '#bin/database/connection'
import { importer } from '#bin/importer'

export type Application = {
  ignitor: Ignitor
  /** Terminates the application, then lets go of the database. */
  stop(app?: ApplicationService): Promise<void>
  database(): RunningDatabase | undefined
}

/** The application with its settings and its database: both are made ready when it boots, and only then. */
export function createApplication({ withDatabase = true } = {}): Application {
  let database: RunningDatabase | undefined
  const release = async () => {
    const running = database
    database = undefined
    await running?.release()
  }
  const ignitor = new Ignitor(new URL('../', import.meta.url), { importer })
  ignitor.tap((app) => {
    app.booting(async () => {
      await import('#start/env')
      if (withDatabase) database = await startDatabase()
    })
  })
  return {
    ignitor,
    database: () => database,
    stop: async (app) => {
      try {
        await app?.terminate()
      } finally {
        await release()
      }
    },
  }
}
