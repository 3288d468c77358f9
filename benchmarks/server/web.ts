import 'reflect-metadata'
import type { ApplicationService } from '@adonisjs/core/types'
import { createApplication } from '#bin/application'
import { reportBootFailure } from '#bin/boot_failure'
import { stopOnSignals } from '#bin/stop_on_signals'
import { watchWire } from '#benchmarks/server/wire'

const application = createApplication()
let booted: ApplicationService | undefined
const stop = () => application.stop(booted)

stopOnSignals(stop)
process.once('disconnect', () => process.exit(0))
if (process.env.BENCH_WIRE) watchWire()

try {
  application.ignitor.tap((app) => {
    booted = app
    app.starting(async () => {
      await import('#benchmarks/server/routes')
    })
  })
  await application.ignitor.httpServer().start()
} catch (error) {
  await reportBootFailure(error)
  await stop().catch(() => {})
  process.exit(1)
}
