import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { BusyError, FairShare } from '#domain/shared/runtime/fair_share'

const long = 60_000

function work(share: FairShare, tenant: string, log: string[] = [], gone?: AbortSignal) {
  const taken = share.take(tenant, gone)
  void taken.then(
    () => log.push(tenant),
    () => log.push(`${tenant} refused`)
  )
  return { taken, leave: async () => ((await taken)(), turn()) }
}

test.group('Places that tenants share', () => {
  test('beyond its share a tenant waits, and nobody else does', async ({ assert }) => {
    const share = new FairShare({ each: () => 2, all: 100, patience: long })
    const log: string[] = []
    const loud = Array.from({ length: 40 }, () => work(share, 'loud', log))
    await work(share, 'quiet', log).taken
    assert.deepEqual(log, ['loud', 'loud', 'quiet'])
    assert.deepEqual(share.of('loud'), { taken: 2, waiting: 38 })
    for (const each of loud) await each.leave()
    assert.deepEqual(share.of('loud'), { taken: 0, waiting: 0 })
    assert.lengthOf(log, 41)
  })

  test('what comes free goes round among those who wait, to whoever has least', async ({
    assert,
  }) => {
    const share = new FairShare({ each: () => 10, all: 2, patience: long })
    const log: string[] = []
    const loud = Array.from({ length: 6 }, () => work(share, 'loud', log))
    const late = ['one', 'two', 'one', 'two'].map((tenant) => work(share, tenant, log))
    for (const { leave } of [loud[0]!, loud[1]!, late[0]!, late[1]!, loud[2]!, late[2]!])
      await leave()
    assert.deepEqual(log, ['loud', 'loud', 'one', 'loud', 'two', 'one', 'loud', 'two'])
    await Promise.all([...loud.slice(3), ...late.slice(3)].map(({ leave }) => leave()))
  })

  test('whoever waits too long is refused, and their place in the queue is gone', async ({
    assert,
  }) => {
    const share = new FairShare({ each: () => 1, all: 1, patience: 1 })
    const leave = await share.take('centre')
    await assert.rejects(() => share.take('centre'), BusyError)
    assert.deepEqual(share.of('centre'), { taken: 1, waiting: 0 })
    leave()
    ;(await share.take('centre'))()
  })

  test('whoever leaves while waiting is not worked for', async ({ assert }) => {
    const share = new FairShare({ each: () => 1, all: 1, patience: long })
    const log: string[] = []
    const first = work(share, 'centre', log)
    const left = new AbortController()
    work(share, 'centre', log, left.signal)
    const last = work(share, 'centre', log)
    left.abort()
    await first.leave()
    assert.deepEqual(log, ['centre', 'centre refused', 'centre'])
    await last.leave()
  })

  test('a place left twice is one place', async ({ assert }) => {
    const share = new FairShare({ each: () => 1, all: 1, patience: long })
    const leave = await share.take('centre')
    leave()
    leave()
    const next = work(share, 'centre')
    await next.taken
    work(share, 'centre')
    assert.deepEqual(share.of('centre'), { taken: 1, waiting: 1 })
    await next.leave()
    assert.deepEqual(share.of('centre'), { taken: 1, waiting: 0 })
  })

  test('a share that grows while somebody waits lets them in', async ({ assert }) => {
    let each = 1
    const share = new FairShare({ each: () => each, all: 9, patience: long })
    await share.take('centre')
    const second = work(share, 'centre')
    each = 2
    await second.taken
    assert.deepEqual(share.of('centre'), { taken: 2, waiting: 0 })
  })
})
