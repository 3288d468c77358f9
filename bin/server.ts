import 'reflect-metadata'
import type { ApplicationService } from '@adonisjs/core/types'
import { createApplication } from '#bin/application'
import { reportBootFailure } from '#bin/boot_failure'
import { stopOnSignals } from '#bin/stop_on_signals'
import { welcome } from '#bin/welcome'

const application = createApplication()
let booted: ApplicationService | undefined
const stop = () => application.stop(booted)

stopOnSignals(stop)

try {
  application.ignitor.tap((app) => {
    booted = app
    app.ready(() => welcome(app, application.database()))
  })
  await application.ignitor.httpServer().start()
} catch (error) {
  await reportBootFailure(error)
  await stop().catch(() => {})
  process.exit(1)
}
