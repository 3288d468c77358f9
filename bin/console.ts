import 'reflect-metadata'
import type { ApplicationService } from '@adonisjs/core/types'
import { createApplication } from '#bin/application'
import { reportBootFailure } from '#bin/boot_failure'

const application = createApplication()
let created: ApplicationService | undefined

try {
  application.ignitor.tap((app) => {
    created = app
    app.terminating(() => application.stop())
  })
  await application.ignitor.ace().handle(process.argv.slice(2))
} catch (error) {
  await reportBootFailure(error)
  await application.stop(created).catch(() => {})
  process.exit(1)
}
