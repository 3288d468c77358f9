import { test } from '@japa/runner'
import { sql } from 'kysely'
import { inBranches } from '#domain/shared/data/branch_limit'
import {
  db,
  inEveryBranch,
  readStatements,
  readTenant,
  withTenant,
} from '#domain/shared/data/database'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { createCourse, createGroup, enrol } from '#tests/helpers/teaching/groups'

const codes = async () =>
  (await db().selectFrom('groups').select('code').orderBy('code').execute()).map(({ code }) => code)

test.group('Work that is limited to branches', (group) => {
  let centre: Centre
  let [main, north, here, there] = ['', '', '', '']

  group.setup(async () => {
    centre = await createCentre()
    main = (await rowsOf(centre, 'branches'))[0].id
    north = await secondBranch(centre)
    const courseId = await createCourse(centre)
    here = await createGroup(centre, { code: 'HERE', courseId })
    there = await createGroup(centre, { code: 'THERE', courseId, branchId: north })
    await enrol(centre, here)
    await enrol(centre, there)
  })

  test('sees these alone, however it reads, and what hangs on their records', async ({
    assert,
  }) => {
    await inBranches([north], async () => {
      assert.deepEqual(await readTenant(centre.id, codes), ['THERE'])
      assert.deepEqual(await readStatements(centre.id, codes), ['THERE'])
      const enrolled = await rowsOf(centre, 'enrolments')
      assert.deepEqual(
        enrolled.map((row) => row.group_id),
        [there]
      )
    })
    assert.deepEqual(await readTenant(centre.id, codes), ['HERE', 'THERE'])
    assert.deepEqual(await inBranches([], () => readTenant(centre.id, codes)), [])
  })

  test('neither changes, deletes nor makes anything in others', async ({ assert }) => {
    await inBranches([north], async () => {
      const changed = await withTenant(centre.id, () =>
        db().updateTable('groups').set({ notes: 'x' }).where('id', '=', here).executeTakeFirst()
      )
      assert.equal(changed.numUpdatedRows, 0n)
      await assert.rejects(
        () =>
          withTenant(centre.id, () =>
            db().updateTable('groups').set({ branch_id: main }).where('id', '=', there).execute()
          ),
        /row-level security/
      )
      await assert.rejects(
        () =>
          withTenant(centre.id, () =>
            sql`insert into rooms (id, branch_id, code, name_en, capacity)
              values (gen_random_uuid(), ${main}, 'R', 'Room', 5)`.execute(db())
          ),
        /row-level security/
      )
    })
  })

  test('makes what names no branch in one of its own', async ({ assert }) => {
    const branchOf = (code: string) =>
      withTenant(centre.id, async () => {
        await sql`insert into rooms (id, code, name_en, capacity)
          values (gen_random_uuid(), ${code}, 'Room', 5)`.execute(db())
        const found = db().selectFrom('rooms').where('code', '=', code).select('branch_id')
        return (await found.executeTakeFirstOrThrow()).branch_id
      })
    assert.equal(await inBranches([north], () => branchOf('R1')), north)
    assert.equal(await inBranches([north, main], () => branchOf('R2')), main)
    assert.equal(await branchOf('R3'), main)
  })

  test('widens for a while, one after the other and beside each other, and is limited again', async ({
    assert,
  }) => {
    const around = async () => {
      const before = await codes()
      const wide = await Promise.all([
        inEveryBranch(codes),
        inEveryBranch(() => inEveryBranch(codes)),
      ])
      return [before, ...wide, await codes()]
    }
    const expected = [['THERE'], ['HERE', 'THERE'], ['HERE', 'THERE'], ['THERE']]
    for (const read of [readTenant, readStatements, withTenant])
      assert.deepEqual(await inBranches([north], () => read(centre.id, around)), expected)
    await inBranches([north], () =>
      withTenant(centre.id, async () => {
        await assert.rejects(() => inEveryBranch(() => Promise.reject(new Error('mine'))), 'mine')
        assert.deepEqual(await codes(), ['THERE'])
        await assert.rejects(() => inEveryBranch(() => sql`select 1 / 0`.execute(db())), /zero/)
      }).catch(() => {})
    )
  })

  test('is not widened by a setting', async ({ assert }) => {
    for (const branches of ['', `{${main}}`])
      await inBranches([north], () =>
        assert.rejects(
          () =>
            readTenant(centre.id, async () => {
              await sql`select set_config('app.branches', ${branches}, true)`.execute(db())
              return codes()
            }),
          'no tenant without its proof'
        )
      )
  })
})
