import { test } from '@japa/runner'
import { sql } from 'kysely'
import { enqueue, startedQueue } from '#domain/shared/runtime/jobs'
import { platform, withTenant } from '#domain/shared/data/database'
import { createCentre } from '#tests/helpers/centre/centre'

test.group('A worker that was killed', () => {
  test('{queue}: its job waits for another one as soon as it missed its beats, within ten seconds')
    .with([{ queue: 'imports' as const }, { queue: 'mail' as const }])
    .run(async ({ assert }, { queue: name }) => {
      const queue = await startedQueue()
      await queue.deleteQueuedJobs(name)
      const centre = await createCentre()
      await withTenant(centre.id, () => enqueue(name, {}))
      const [job] = await queue.fetch(name)
      assert.isDefined(job)
      const seconds = 4
      await sql`
        update jobs.job set heartbeat_on = heartbeat_on - make_interval(secs => ${seconds + 0.1})
        where id = ${job!.id}`.execute(platform())
      await sql`update jobs.queue set monitor_on = null where name = ${name}`.execute(platform())
      await queue.supervise(name)
      const [found] = await queue.findJobs(name, { id: job!.id })
      assert.equal(found!.state, 'retry')
      await queue.deleteJob(name, job!.id)
    })
})
