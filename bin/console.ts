import 'reflect-metadata'
import type { ApplicationService } from '@adonisjs/core/types'
import { createApplication } from '#bin/application'
import { reportBootFailure } from '#bin/boot_failure'

/** They ask nothing of the database. */
const ROUTES_ONLY = ['codegen', 'build', 'list:routes', 'make:slice']

const command = process.argv[2] ?? ''
const application = createApplication({ withDatabase: !ROUTES_ONLY.includes(command) })
let created: ApplicationService | undefined

try {
  application.ignitor.tap((app) => {
    created = app
    app.terminating(() => application.stop())
    // Only a server commits its routes by itself; commands print links
    app.ready(async () => (await app.container.make('router')).commit())
  })
  await application.ignitor.ace().handle(process.argv.slice(2))
} catch (error) {
  await reportBootFailure(error)
  await application.stop(created).catch(() => {})
  process.exit(1)
}
