import 'reflect-metadata'
import { configure, processCLIArgs, run } from '@japa/runner'
import type { ApplicationService } from '@adonisjs/core/types'
import { createApplication } from '#bin/application'
import { reportBootFailure } from '#bin/boot_failure'
import { stopOnSignals } from '#bin/stop_on_signals'
import { prepareTestEnvironment } from '#bin/test_environment'

await prepareTestEnvironment()
const application = createApplication()
let created: ApplicationService | undefined

stopOnSignals(() => application.stop(created), 1)

try {
  await application.ignitor
    .tap((app) => {
      created = app
    })
    .testRunner()
    .configure(async (app) => {
      const { runnerHooks, ...config } = await import('#tests/bootstrap')
      processCLIArgs(process.argv.slice(2))
      configure({
        ...app.rcFile.tests,
        ...config,
        setup: runnerHooks.setup,
        teardown: [...runnerHooks.teardown, () => application.stop(app)],
      })
    })
    .run(() => run())
} catch (error) {
  // Open pools would keep a failed start alive for ever
  await reportBootFailure(error)
  await application.stop(created).catch(() => {})
  process.exit(1)
}
