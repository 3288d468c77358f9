import { setImmediate as turn } from 'node:timers/promises'
import { test } from '@japa/runner'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { FindStudent } from '#domain/people/students/queries/find_student'
import { studentRecord } from '#domain/people/students/student_record'
import { system } from '#domain/shared/audit/actor'
import { NoTenantError, UnitOverError, WrongTenantError } from '#domain/shared/data/database_errors'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { saveVersion } from '#domain/shared/records/update_record'
import {
  afterCommit,
  db,
  platform,
  readTenant,
  tenantId,
  withTenant,
} from '#domain/shared/data/database'
import { createCentre, createPerson, rowsOf, type Centre } from '#tests/helpers/centre/centre'

const note = (name: string) => db().insertInto('counters').values({ name, next: 1 }).execute()

const notes = (centre: Centre, name: string) => rowsOf(centre, 'counters', { name })

test.group('Entering a tenant', (group) => {
  let a: Centre
  let b: Centre
  group.setup(async () => {
    a = await createCentre()
    b = await createCentre()
  })

  test('what is done inside is there afterwards', async ({ assert }) => {
    await withTenant(a.id, () => note('kept'))
    assert.lengthOf(await notes(a, 'kept'), 1)
    assert.isEmpty(await notes(b, 'kept'))
  })

  test('a body that throws leaves nothing, and its connection is clean', async ({ assert }) => {
    const work = withTenant(a.id, async () => {
      await note('thrown')
      throw new Error('changed my mind')
    })
    await assert.rejects(() => work, 'changed my mind')
    assert.isEmpty(await notes(a, 'thrown'))
    await assert.rejects(() => sql`select * from counters`.execute(platform()))
  })

  test('a connection that breaks rejects, and the next centre is served', async ({ assert }) => {
    const work = withTenant(a.id, async () => {
      await note('broken')
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db())
    })
    await assert.rejects(() => work)
    assert.isEmpty(await notes(a, 'broken'))
    await withTenant(b.id, () => note('after the break'))
    assert.lengthOf(await notes(b, 'after the break'), 1)
  })

  test('another tenant inside is refused', async ({ assert }) => {
    const work = withTenant(a.id, () => withTenant(b.id, () => note('nested')))
    await assert.rejects(() => work, WrongTenantError)
    assert.isEmpty(await notes(b, 'nested'))
  })

  test('the same tenant inside joins, and falls with the outer one', async ({ assert }) => {
    const work = withTenant(a.id, async () => {
      await withTenant(a.id, () => note('joined'))
      throw new Error('outer')
    })
    await assert.rejects(() => work, 'outer')
    assert.isEmpty(await notes(a, 'joined'))
  })

  test('a statement that nobody waited for is refused when the work is over', async ({
    assert,
  }) => {
    const over = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    await withTenant(a.id, async () => {
      late = over.promise.then(() => note('late'))
    })
    over.resolve()
    await assert.rejects(() => late!, UnitOverError)
    assert.isEmpty(await notes(a, 'late'))
  })

  test('a reading scope cannot write', async ({ assert }) => {
    await assert.rejects(() => readTenant(a.id, () => note('read')), /read-only transaction/)
  })

  test('without a tenant nothing of the domain answers', async ({ assert }) => {
    assert.throws(() => tenantId(), NoTenantError)
    assert.throws(() => afterCommit(() => undefined), NoTenantError)
    assert.throws(() => db(), NoTenantError)
    await assert.rejects(() => new FindStudent().execute(uuid()), NoTenantError)
  })

  test('{id} is no tenant')
    .with([{ id: '' }, { id: 'null' }, { id: `'; drop table students; --` }])
    .run(async ({ assert }, { id }) => {
      await assert.rejects(() => withTenant(id, () => note('garbage')), NoTenantError)
    })

  test('the scope is left when the work is done', async ({ assert }) => {
    await withTenant(a.id, async () => assert.equal(tenantId(), a.id))
    assert.throws(() => tenantId(), NoTenantError)
  })
})

test.group('Many tenants on a small pool', () => {
  test('interleaved work of ten centres meets no foreign row', async ({ assert }) => {
    const centres = await Promise.all(Array.from({ length: 10 }, () => createCentre()))
    await Promise.all(centres.map((centre) => withTenant(centre.id, () => note(centre.slug))))

    const visits = Array.from({ length: 300 }, (_, visit) => centres[visit % centres.length]!)
    const seen = await Promise.all(visits.map(wander))

    for (const [visit, rows] of seen.entries()) {
      assert.deepEqual(rows, [visits[visit]!.slug, visits[visit]!.slug])
    }
    for (const centre of centres) assert.isEmpty(await notes(centre, 'stray'))
  })

  /** Reads before and after giving way to the others; every third visit writes and throws it away. */
  async function wander(centre: Centre, visit: number) {
    const names: string[] = []
    const look = async () => {
      const rows = await db()
        .selectFrom('counters')
        .select('name')
        .where('name', 'like', 't%')
        .execute()
      names.push(...rows.map(({ name }) => name))
      await turn()
    }
    const work = visit % 2 ? withTenant : readTenant
    await work(centre.id, () => look().then(look))
    if (visit % 3 === 0) {
      await withTenant(centre.id, async () => {
        await note('stray')
        throw new Error('stray')
      }).catch(() => undefined)
    }
    return names
  }
})

test.group('A record under the key (tenant_id, id)', () => {
  test('saving and deleting touch exactly one row', async ({ assert }) => {
    const a = await createCentre()
    const b = await createCentre()
    const { personId: id } = await createPerson(a, 'student')
    await createPerson(a, 'student')
    await twin(a, b, id)
    const before = await everyone(a, b)
    const [one] = await rowsOf(a, 'students', { id })

    await withTenant(a.id, () =>
      saveVersion(studentRecord, { id, version: 1, columns: { first_name: 'Changed' }, saved: one })
    )
    const saved = await everyone(a, b)
    assert.lengthOf(
      saved.filter((row) => !before.includes(row)),
      1
    )

    await withTenant(b.id, () => deleteRecord(studentRecord, system, id, {}))
    const left = await everyone(a, b)
    assert.deepEqual(
      saved.filter((row) => !left.includes(row)),
      before.slice(-1)
    )
  })

  async function twin(from: Centre, to: Centre, id: string) {
    const [{ search_text, sorted_en, sorted_ar, ...row }] = await rowsOf(from, 'students', { id })
    await withTenant(to.id, () =>
      db()
        .insertInto('students')
        .values({ ...row, tenant_id: to.id })
        .execute()
    )
  }

  const everyone = async (...centres: Centre[]) => {
    const rows = await Promise.all(centres.map((centre) => rowsOf(centre, 'students')))
    return rows.flat().map((row) => JSON.stringify(row))
  }
})
