import { test } from '@japa/runner'
import { sql } from 'kysely'
import {
  compiler,
  db,
  execute,
  platform,
  readStatements,
  readTenant,
  withTenant,
} from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { NoTenantError, WrongTenantError } from '#domain/shared/data/database_errors'
import { createCentre } from '#tests/helpers/centre/centre'
import { createStudent } from '#tests/helpers/people/students'
import { unkeyed } from '#tests/helpers/people/name_keys'

const names = () => db().selectFrom('students').select('first_name').execute()
const rename = () =>
  db()
    .updateTable('students')
    .set({ first_name: 'Reem', ...unkeyed })
    .execute()
const broken = () => sql`select 1 / (length(${'x'}) - 1) as broken`.execute(db())
const entered = sql`
  select coalesce(current_setting('app.tenant_id', true), '') as tenant`

test.group('A statement in a round trip of its own', () => {
  test('sees the rows of the entered tenant and of no other', async ({ assert }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    await createStudent(here, { firstName: 'Huda' })
    await createStudent(there, { firstName: 'Reem' })

    assert.deepEqual(await readStatements(here.id, names), [{ first_name: 'Huda' }])
    assert.deepEqual(await readStatements(there.id, names), [{ first_name: 'Reem' }])
  })

  test('keeps tenants apart when many interleave on the same few connections', async ({
    assert,
  }) => {
    const centres = await Promise.all(Array.from({ length: 4 }, () => createCentre()))
    await Promise.all(centres.map((centre) => createStudent(centre, { firstName: centre.slug })))

    const reads = Array.from({ length: 200 }, async (_, index) => {
      const centre = centres[index % centres.length]!
      return { slug: centre.slug, rows: await readStatements(centre.id, names) }
    })
    for (const { slug, rows } of await Promise.all(reads)) {
      assert.deepEqual(rows, [{ first_name: slug }])
    }
  })

  test('leaves no tenant behind on its connection, after an error neither', async ({ assert }) => {
    const centre = await createCentre()
    await Promise.all(Array.from({ length: 10 }, () => readStatements(centre.id, names)))
    for (let time = 0; time < 3; time++) {
      await assert.rejects(() => readStatements(centre.id, broken), /division by zero/)
    }

    const left = await Promise.all(Array.from({ length: 10 }, () => entered.execute(platform())))
    for (const { rows } of left) assert.deepEqual(rows, [{ tenant: '' }])
    assert.deepEqual(await readStatements(centre.id, names), [])
  })

  test('leaves no tenant behind where the driver refuses the statement itself', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const named = (text: string) =>
      readStatements(centre.id, () => {
        const query = { ...sql.raw(text).compile(compiler), name: 'taken' }
        return execute(query)
      })
    await Promise.all(Array.from({ length: 10 }, () => named('select 1')))
    for (let time = 0; time < 10; time++) {
      await assert.rejects(() => named('select 2'), /must be unique/)
    }

    const left = await Promise.all(Array.from({ length: 10 }, () => entered.execute(platform())))
    for (const { rows } of left) assert.deepEqual(rows, [{ tenant: '' }])
    assert.deepEqual(await readStatements(centre.id, names), [])
  })

  test('shares its round trip with those asked beside it, each with its own rows', async ({
    assert,
  }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Huda' })
    const roundTrip = async () => {
      const { rows } = await sql<{ at: string }>`
        select transaction_timestamp()::text as at, ${'x'}::text as one`.execute(db())
      return rows
    }

    const [first, found, other] = await readStatements(centre.id, () =>
      Promise.all([roundTrip(), names(), roundTrip()])
    )
    assert.deepEqual(found, [{ first_name: 'Huda' }])
    assert.deepEqual(first, other)
    const [one, next] = await readStatements(centre.id, async () => [
      await roundTrip(),
      await roundTrip(),
    ])
    assert.notDeepEqual(one, next)
  })

  test('fails with those asked beside it, and spoils no later one', async ({ assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Huda' })

    await readStatements(centre.id, async () => {
      const [found, failed] = await Promise.allSettled([names(), broken()])
      assert.equal(found.status, 'rejected')
      assert.equal(failed.status, 'rejected')
      assert.deepEqual(await names(), [{ first_name: 'Huda' }])
    })
  })

  test('is parsed later where one before it failed', async ({ assert }) => {
    const centre = await createCentre()
    const failing = statement(() => sql`select 1 / 0 as failing`)
    const told = statement(() => sql<{ told: number }>`select 7 as told`)
    await readStatements(centre.id, async () => {
      for (let time = 0; time < 10; time++) {
        const [failed] = await Promise.allSettled([failing({}), told({})])
        assert.equal(failed.status, 'rejected')
      }
      assert.deepEqual(await Promise.all([told({}), told({})]), [[{ told: 7 }], [{ told: 7 }]])
    })
  })

  test('is not sent with a value that can not be written, nor is what was asked beside it', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const circle: { self?: object } = {}
    circle.self = circle
    const unwritable = () => sql`select ${circle}::jsonb as told`.execute(db())

    await readStatements(centre.id, async () => {
      const [found, failed] = await Promise.allSettled([names(), unwritable()])
      assert.equal(found.status, 'rejected')
      assert.match(String((failed as PromiseRejectedResult).reason), /circular/)
      assert.deepEqual(await names(), [])
    })
  })

  test('may not write', async ({ assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Huda' })

    await assert.rejects(() => readStatements(centre.id, rename), /read-only transaction/)
    assert.deepEqual(await readStatements(centre.id, names), [{ first_name: 'Huda' }])
  })

  test('reads no rows for a tenant that is no uuid', async ({ assert }) => {
    await assert.rejects(() => readStatements('', names), NoTenantError)
  })

  test('brings values and types back as a transaction does', async ({ assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: `O'Neill "\\" ?`, birthDate: '2015-03-01' })
    const read = async () => {
      const { rows } = await sql`
        select first_name, last_name_other, created_at, version, whatsapp,
          ${['a"b', 'c\\d', 'e,f', '']}::text[] as list, ${'2020-02-29'}::date as day, ${null}::text as nothing
        from students where first_name = ${`O'Neill "\\" ?`}`.execute(db())
      return rows
    }

    const rows = await readStatements(centre.id, read)
    assert.lengthOf(rows, 1)
    assert.deepEqual(rows, await readTenant(centre.id, read))
  })

  test('opens a transaction when asked to', async ({ assert }) => {
    const centre = await createCentre()
    await createStudent(centre, { firstName: 'Huda' })
    const moment = async () =>
      (await sql`select transaction_timestamp()::text as at`.execute(db())).rows

    const [one, other] = await readStatements(centre.id, () =>
      readTenant(centre.id, async () => [await moment(), await moment()])
    )
    assert.deepEqual(one, other)
  })

  test('joins a running transaction and sees what it wrote, but no other tenant', async ({
    assert,
  }) => {
    const [here, there] = [await createCentre(), await createCentre()]
    await createStudent(here, { firstName: 'Huda' })

    await withTenant(here.id, async () => {
      await rename()
      assert.deepEqual(await readStatements(here.id, names), [{ first_name: 'Reem' }])
      await assert.rejects(() => readStatements(there.id, names), new WrongTenantError().message)
    })
  })
})
