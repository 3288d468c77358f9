import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { test } from '@japa/runner'
import { sql } from 'kysely'
import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { sendCsv } from '#core/lists/send_csv'
import { sendXlsx } from '#core/lists/send_xlsx'
import { findTenantById } from '#domain/access/centre/queries/find_tenant'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import { readTenant } from '#domain/shared/data/database'
import { createCentre } from '#tests/helpers/centre/centre'
import { watchTurns } from '#tests/helpers/server/turns'

const rows = 3_500

async function* batches() {
  yield Array.from({ length: rows }, (_, place) => place)
}

test.group('Exports beside everybody else', () => {
  for (const [ending, send] of [
    ['csv', sendCsv<number>],
    ['xlsx', sendXlsx<number>],
  ] as const) {
    test(`3,500 rows as ${ending} never hold the event loop for more than some of them`, async ({
      assert,
    }) => {
      const { id } = await createCentre()
      const ctx = new HttpContextFactory().create()
      Object.assign(ctx, { tenant: await findTenantById(id), locale: 'en', leavePlace: () => {} })
      const turns = watchTurns()
      await send(ctx, {
        name: 'rows',
        columns: [{ title: 'Row', cell: turns.work }],
        rows: batches,
      })
      await once((ctx.response.outgoingStream as Readable).resume(), 'end')
      assert.isAtMost(turns.stop(), rows / 35)
    })
  }

  test('rows are read few at a time', async ({ assert }) => {
    const { id } = await createCentre()
    const sizes: number[] = []
    await readTenant(id, async () => {
      const all = cursorRows(sql`select n from generate_series(1, 250) n`)
      for await (const some of all) sizes.push(some.length)
    })
    assert.deepEqual(sizes, [100, 100, 50])
  })
})
