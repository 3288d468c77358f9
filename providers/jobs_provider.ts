import type { ApplicationService } from '@adonisjs/core/types'
import { PgBoss } from 'pg-boss'
import type { ImportJob } from '#app/jobs/import_job'
import type { MailJob } from '#app/jobs/mail_job'
import { bindJobs } from '#domain/shared/jobs'
import databaseConfig from '#config/database'

const everyMinute = '* * * * *'

/** The queue of work that no request waits for. It starts beside the server, which is answering meanwhile. */
export default class JobsProvider {
  #boss?: Promise<PgBoss>

  constructor(protected app: ApplicationService) {}

  async ready() {
    const logger = await this.app.container.make('logger')
    this.#boss = this.#start((error) => logger.error({ err: error }, 'queue'))
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
    const { connection } = databaseConfig.connections.app as { connection: object }
    const boss = new PgBoss({
      ...connection,
      schema: 'jobs',
      max: 2,
      migrate: false,
      createSchema: false,
      schedule: !this.app.inTest,
      supervise: !this.app.inTest,
    })
    boss.on('error', onError)
    await boss.start()
    if (!this.app.inTest) await this.#work(boss)
    return boss
  }

  async #work(boss: PgBoss) {
    const { mailJob } = await import('#app/jobs/mail_job')
    await boss.work<MailJob>('mail', { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const { data } of jobs) await mailJob(data)
    })
    const { enrolmentClockJob } = await import('#app/jobs/enrolment_clock_job')
    await boss.work('enrolment_clock', enrolmentClockJob)
    await boss.schedule('enrolment_clock', everyMinute)
    const { importJob } = await import('#app/jobs/import_job')
    await boss.work<ImportJob>('imports', { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const { data } of jobs) await importJob(data)
    })
  }
}
