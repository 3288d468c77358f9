import type { ApplicationService } from '@adonisjs/core/types'
import { type ConstructorOptions, PgBoss } from 'pg-boss'
import { bindJobs } from '#domain/shared/runtime/jobs'
import { appServer } from '#config/database'

/** With a queue's heartbeat and its delay before a retry: a killed process' job is somebody else's within ten seconds. */
const lookEverySeconds = 3

/** The queue of work that no request waits for. It starts beside the server, which is answering meanwhile. */
export default class JobsProvider {
  #boss?: Promise<PgBoss>

  constructor(protected app: ApplicationService) {}

  async ready() {
    const logger = await this.app.container.make('logger')
    this.#boss = this.#start((error) => logger.error({ err: asError(error) }, 'the queue failed'))
    bindJobs(this.#boss)
    this.#boss.catch((error: unknown) => logger.error({ err: error }, 'the queue did not start'))
  }

  async shutdown() {
    const boss = await this.#boss?.catch(() => undefined)
    bindJobs(undefined)
    await boss?.stop({ graceful: true, timeout: 5_000 })
  }

  /** The schema and the queues are the owner's migration's: the application role may not make them. */
  async #start(onError: (error: Error) => void) {
    const boss = new PgBoss({
      ...(appServer as ConstructorOptions),
      schema: 'jobs',
      max: 3,
      migrate: false,
      createSchema: false,
      schedule: !this.app.inTest,
      supervise: !this.app.inTest,
      superviseIntervalSeconds: lookEverySeconds,
      monitorIntervalSeconds: lookEverySeconds,
    })
    boss.on('error', onError)
    await boss.start()
    if (!this.app.inTest) {
      const { startWorkers } = await import('#app/jobs/workers')
      await startWorkers(boss)
    }
    return boss
  }
}

/** pg-boss tells some of its errors as plain objects, of which the logger would write nothing that helps. */
const asError = (told: Error) =>
  told instanceof Error ? told : Object.assign(new Error((told as Error).message), told)
