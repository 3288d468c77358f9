import { test } from '@japa/runner'
import { sql } from 'kysely'
import { afterCommit, db, withTenant, withTenantRepeating } from '#domain/shared/data/database'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

const raise = (code: string) =>
  sql`do $$ begin raise exception 'undone' using errcode = ${sql.lit(code)}; end $$`.execute(db())

const countUp = (name: string) =>
  db()
    .updateTable('counters')
    .set({ next: sql`next + 1` })
    .where('name', '=', name)
    .execute()

test.group('Acts that PostgreSQL gives up for another one', (group) => {
  let centre: Centre
  group.each.setup(async () => {
    centre = await createCentre()
    for (const name of ['first', 'second']) await insert(centre, 'counters', { name, next: 0 })
  })

  const counted = async () =>
    (await rowsOf(centre, 'counters'))
      .filter(({ name }) => ['first', 'second'].includes(name))
      .sort((one, other) => one.name.localeCompare(other.name))
      .map(({ next }) => Number(next))

  /** Each holds what the other wants next, until PostgreSQL gives one of them up. */
  async function embrace(run: typeof withTenant) {
    const holding = new Set<string>()
    const bothHold = Promise.withResolvers<void>()
    let ran = 0
    const act = (one: string, other: string) =>
      run(centre.id, async () => {
        ran++
        await countUp(one)
        holding.add(one)
        if (holding.size === 2) bothHold.resolve()
        await bothHold.promise
        await countUp(other)
      })
    const acts = [act('first', 'second'), act('second', 'first')]
    const ended = await Promise.allSettled(acts)
    return { ran, refused: ended.filter(({ status }) => status === 'rejected').length }
  }

  test('two that deadlock are both done, one of them again', async ({ assert }) => {
    const { ran, refused } = await embrace(withTenantRepeating)
    assert.equal(refused, 0)
    assert.isAtLeast(ran, 3)
    assert.deepEqual(await counted(), [2, 2])
  })

  test('elsewhere one of them is refused', async ({ assert }) => {
    assert.deepEqual(await embrace(withTenant), { ran: 2, refused: 1 })
    assert.deepEqual(await counted(), [1, 1])
  })

  test('what was undone leaves nothing, and is done thrice at most', async ({ assert }) => {
    let ran = 0
    const told: string[] = []
    const act = (times: number) =>
      withTenantRepeating(centre.id, async () => {
        await countUp('first')
        afterCommit(() => told.push('done'))
        if (++ran <= times) await raise('40001')
      })
    await act(2)
    assert.deepEqual([ran, told, (await counted())[0]], [3, ['done'], 1])
    ran = 0
    await assert.rejects(() => act(3), /undone/)
    assert.deepEqual([ran, told, (await counted())[0]], [3, ['done'], 1])
  })

  test('nothing else is done again, nor what was committed', async ({ assert }) => {
    let ran = 0
    const fails = withTenantRepeating(centre.id, async () => {
      ran++
      await raise('55P03')
    })
    await assert.rejects(() => fails, /undone/)
    assert.equal(ran, 1)
    const later = withTenantRepeating(centre.id, async () => {
      ran++
      await countUp('first')
      afterCommit(() => withTenant(centre.id, () => raise('40001')))
    })
    await assert.rejects(() => later, /undone/)
    assert.deepEqual([ran, (await counted())[0]], [2, 1])
  })

  test('in a running transaction nothing is done again', async ({ assert }) => {
    let ran = 0
    const outer = withTenant(centre.id, () =>
      withTenantRepeating(centre.id, async () => {
        ran++
        await raise('40P01')
      })
    )
    await assert.rejects(() => outer, /undone/)
    assert.equal(ran, 1)
  })
})
