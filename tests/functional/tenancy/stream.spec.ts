import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { sql } from 'kysely'
import { db, tenantId, withTenant } from '#domain/shared/data/database'
import { streamInTenant } from '#domain/shared/data/tenant_stream'
import { createCentre, type Centre } from '#tests/helpers/centre/centre'

const size = 2_000
const lines = (centre: Centre) =>
  streamInTenant(centre.id, async (push) => {
    const { rows } = await sql<{ n: number }>`
      select n from generate_series(1, ${size}::integer) as n`.execute(db())
    for (const { n } of rows) await push(`${tenantId()} ${n} ${'.'.repeat(200)}\n`)
  })

test.group('A body that is written while it is sent', (group) => {
  let centre: Centre
  group.setup(async () => {
    centre = await createCentre()
  })

  test('carries every row of its own centre', async ({ assert }) => {
    const body = await text(await lines(centre))
    const sent = body.trimEnd().split('\n')
    assert.lengthOf(sent, size)
    assert.isTrue(sent.every((line) => line.startsWith(centre.id)))
  })

  test('asked for inside a tenant it still has a transaction of its own', async ({ assert }) => {
    const other = await createCentre()
    const stream = await withTenant(other.id, async () => lines(centre))
    assert.match(await text(stream), new RegExp(`^${centre.id} 1 `))
  })

  test('readers who leave give their connections back', async ({ assert }) => {
    const readers = Array.from({ length: 40 }, async () => {
      const stream = await lines(centre)
      await once(stream, 'readable')
      stream.destroy()
    })
    await Promise.all(readers)
    const next = await Promise.all(readers.map(() => withTenant(centre.id, async () => tenantId())))
    assert.lengthOf(next, readers.length)
  })

  test('two of a centre flow at once: a third waits until one is over, another centre’s does not', async ({
    assert,
    cleanup,
  }) => {
    const [first, second] = await Promise.all([lines(centre), lines(centre)])
    cleanup(() => void [first, second].map((stream) => stream.destroy()))
    let isThird = false
    const third = lines(centre).then((stream) => {
      isThird = true
      return stream
    })
    await text(await lines(await createCentre()))
    assert.isFalse(isThird)
    first.destroy()
    assert.lengthOf((await text(await third)).trimEnd().split('\n'), size)
  })

  test('a failure breaks the body off instead of ending it', async ({ assert }) => {
    const stream = await streamInTenant(centre.id, async (push) => {
      await push('half')
      throw new Error('no more')
    })
    await assert.rejects(() => text(stream), 'no more')
  })
})
