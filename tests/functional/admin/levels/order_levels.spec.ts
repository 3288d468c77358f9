import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { levels } from '#tests/helpers/teaching/entries'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const place = (id: string) => `/admin/levels/${id}/place`

async function setup(client: Parameters<typeof signedIn>[0], count: number) {
  const centre = await createCentre()
  const ids: string[] = []
  for (let index = 1; index <= count; index++) {
    ids.push((await levels.add(centre, { name_en: `Level ${index}` })).id)
  }
  return { centre, ids, visitor: await signedIn(client, await createAdministrator(centre)) }
}

async function order(centre: Centre) {
  const rows = (await rowsOf(centre, 'levels')).sort((a, b) => a.position - b.position)
  const isWhole = rows.every(({ position }, index) => position === index + 1)
  return { ids: rows.map(({ id }) => id), isWhole }
}

test.group('The order of levels', () => {
  test('C13 a level moves up, down, to the foot and to the end, in one step each', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client, 4)
    const [a, b, c, d] = ids as [string, string, string, string]
    const response = await visitor.put(place(d), { after_id: a })
    assert.match(response.header('location')!, /level-order$/)
    assert.deepEqual(await order(centre), { ids: [a, d, b, c], isWhole: true })
    await visitor.put(place(a), { after_id: c })
    assert.deepEqual(await order(centre), { ids: [d, b, c, a], isWhole: true })
    await visitor.put(place(c), { after_id: null })
    assert.deepEqual(await order(centre), { ids: [c, d, b, a], isWhole: true })
    const moves = (await auditOf(centre, c)).filter(({ action }) => action === 'levels.move')
    assert.deepInclude(moves[0], { before: { position: 3 }, after: { position: 1 } })
    const { steps } = (await visitor.visit('/admin/level-order')).body().props
    assert.deepEqual(
      steps.map(({ id }: { id: string }) => id),
      [c, d, b, a]
    )
  })

  test('a move that moves nothing leaves no trace, and nobody’s form becomes stale by one', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client, 2)
    const [a, b] = ids as [string, string]
    await visitor.put(place(b), { after_id: a })
    assert.lengthOf(await auditOf(centre, b), 1)
    await visitor.put(place(b), { after_id: null })
    for (const row of await rowsOf(centre, 'levels')) assert.equal(row.version, 1)
  })

  test('many moves and new levels at the same moment leave an order without holes', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client, 8)
    await visitor.prepare()
    await Promise.all([
      ...ids.map((id, index) => visitor.put(place(id), { after_id: ids[(index + 3) % 8] })),
      ...['X', 'Y', 'Z'].map((name_en) => visitor.post('/admin/levels', { name_en })),
    ])
    const after = await order(centre)
    assert.lengthOf(after.ids, 11)
    assert.isTrue(after.isWhole)
  })

  test('deleting one closes its place; an archived one keeps its own', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client, 4)
    const [a, b, c, d] = ids as [string, string, string, string]
    await visitor.post('/admin/level-archives', { ids: [b] })
    await visitor.delete(`/admin/levels/${a}`)
    assert.deepEqual(await order(centre), { ids: [b, c, d], isWhole: true })
    const { steps } = (await visitor.visit('/admin/level-order')).body().props
    assert.lengthOf(steps, 2)
  })

  test('a neighbour that is gone moves nothing and is said; another centre’s is as gone', async ({
    client,
    assert,
  }) => {
    const { centre, ids, visitor } = await setup(client, 2)
    const foreign = await levels.add(await createCentre())
    for (const after of [uuid(), foreign.id]) {
      await visitor.put(place(ids[0]!), { after_id: after })
      const { flash } = (await visitor.visit('/admin/level-order')).body()
      assert.match(flash.error, /Someone else changed/)
    }
    assert.deepEqual((await order(centre)).ids, ids)
    assert.equal((await visitor.put(place(foreign.id), { after_id: null })).status(), 404)
    for (const wrong of [undefined, 'x', 7, ['a']]) {
      await visitor.put(place(ids[0]!), { after_id: wrong })
    }
    assert.deepEqual((await order(centre)).ids, ids)
  })

  test('H3 is for those who may change levels', async ({ client, assert }) => {
    const { centre, ids } = await setup(client, 2)
    const reader = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.levels.index', 'admin.levels.create'])
    )
    assert.equal((await reader.visit('/admin/level-order')).status(), 403)
    assert.equal((await reader.put(place(ids[1]!), { after_id: null })).status(), 403)
    assert.deepEqual((await order(centre)).ids, ids)
  })
})

test.group('The ages of a level', () => {
  test('are read in any digits; the oldest is not below the youngest', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await setup(client, 0)
    await visitor.post('/admin/levels', { name_en: 'A', min_age: '٦', max_age: '٧', scope: 'age' })
    const [row] = await rowsOf(centre, 'levels')
    assert.deepInclude(row, { min_age: 6, max_age: 7, scope: 'age', position: 1 })
    for (const [field, form] of [
      ['max_age', { min_age: 9, max_age: 8 }],
      ['max_age', { max_age: 121 }],
      ['min_age', { min_age: -1 }],
      ['min_age', { min_age: 1.5 }],
      ['min_age', { min_age: 'six' }],
      ['scope', { scope: 'king' }],
    ] as const) {
      await visitor.post('/admin/levels', { name_en: 'B', ...form })
      const { errors } = (await visitor.visit('/admin/levels/create')).body().props
      assert.deepEqual(Object.keys(errors), [field])
    }
    assert.lengthOf(await rowsOf(centre, 'levels'), 1)
  })
})
