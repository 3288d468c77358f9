import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { sql } from 'kysely'
import { workOnSearch } from '#app/jobs/workers'
import { switchSearchTriggers } from '#database/search_changes'
import { enqueueOnce, startedQueue } from '#domain/shared/runtime/jobs'
import { ownerPool, platform } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'
import { searchOutside } from '#tests/helpers/search/meilisearch'
import { searchedCentre } from '#tests/helpers/search/search'

type Run = { state: string; started: number; ended: number }

const longest = 2_000

async function runsOf(centre: Centre) {
  const asked = sql<Run>`
    select state, extract(epoch from started_on)::float8 * 1000 started, extract(epoch from completed_on)::float8 * 1000 ended
    from jobs.job where name = 'search' and data->>'tenantId' = ${centre.id} order by created_on`
  return (await asked.execute(platform())).rows
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await sleep(20)
}

test.group('Workers of a search server outside', (group) => {
  group.setup(async () => {
    await switchSearchTriggers(ownerPool(), true)
    return async () => void (await switchSearchTriggers(ownerPool(), false))
  })

  test('a job behind one that hung until its patience ended begins within two seconds', async ({
    cleanup,
    assert,
  }) => {
    const queue = await startedQueue()
    await ownerPool().query('truncate public.search_changes')
    await queue.deleteQueuedJobs('search')
    const outside = await searchOutside(cleanup)
    const { centre } = await searchedCentre()
    outside.mode = 'silent'
    await enqueueOnce('search', centre.id)
    const clock = await workOnSearch(queue)
    cleanup(async () => {
      clock.stop()
      await queue.offWork('search')
    })
    await until(async () => (await runsOf(centre))[0]!.state === 'active')
    await enqueueOnce('search', centre.id)
    await until(async () => (await runsOf(centre))[1]!.started > 0)
    const [hung, next] = await runsOf(centre)
    assert.isAbove(hung!.ended - hung!.started, 1_900)
    assert.isAtLeast(next!.started, hung!.ended)
    assert.isBelow(next!.started - hung!.ended, longest)
  })
})
