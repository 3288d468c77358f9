import { test } from '@japa/runner'
import { archive } from '#tests/helpers/centre/archive'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { courses, entryRow, groupOf, levels, subjects } from '#tests/helpers/teaching/entries'
import { auditOf } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const path = '/admin/courses'

async function setup(client: Parameters<typeof signedIn>[0]) {
  const centre = await createCentre()
  const needed = await courses.form(centre)
  return { centre, needed, visitor: await signedIn(client, await createAdministrator(centre)) }
}

test.group('The fields of a course', () => {
  test('C10 stores all of them, amounts and counts in any digits', async ({ client, assert }) => {
    const { centre, needed, visitor } = await setup(client)
    const level = await levels.add(centre)
    await visitor.post(path, {
      ...needed,
      title_en: 'Algebra',
      title_ar: 'الجبر',
      code: 'alg-1',
      level_id: level.id,
      work_types: ['online', 'in_person'],
      min_students: '٤',
      capacity: '١٢',
      total_sessions: 24,
      session_minutes: '90',
      price: '١٬٢٥٠٫٥',
      billing_mode: 'per_term',
      colour: '#168080',
      description_ar: 'سطر\nسطران',
      status: 'draft',
    })
    const [row] = await rowsOf(centre, 'courses')
    assert.deepInclude(row, {
      code: 'ALG-1',
      level_id: level.id,
      work_types: ['in_person', 'online'],
      min_students: 4,
      capacity: 12,
      total_sessions: 24,
      session_minutes: 90,
      price: '125050',
      currency: 'USD',
      exponent: 2,
      billing_mode: 'per_term',
      description_ar: 'سطر\nسطران',
      status: 'draft',
    })
    const [audit] = await auditOf(centre, row.id)
    assert.deepEqual(audit.after.price, { minor: '125050', currency: 'USD', exponent: 2 })
    assert.notProperty(audit.after, 'exponent')
  })

  test('F2 refuses {field} "{value}"')
    .with([
      { field: 'subject_id', value: undefined },
      { field: 'subject_id', value: 'x' },
      { field: 'subject_id', value: uuid() },
      { field: 'level_id', value: uuid() },
      { field: 'work_types', value: [] },
      { field: 'work_types', value: ['by_post'] },
      { field: 'work_types', value: ['online', 'online'] },
      { field: 'capacity', value: 0 },
      { field: 'capacity', value: 10_001 },
      { field: 'total_sessions', value: 1.5 },
      { field: 'session_minutes', value: 4 },
      { field: 'price', value: '-1' },
      { field: 'price', value: '1.234' },
      { field: 'price', value: 'free' },
      { field: 'billing_mode', value: 'per_year' },
      { field: 'billing_mode', value: 'per_month' },
      { field: 'billing_mode', value: 'instalments' },
      { field: 'status', value: 'archived' },
      { field: 'description_en', value: 'x'.repeat(4001) },
      { field: 'description_ar', value: 'س'.repeat(4001) },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { centre, needed, visitor } = await setup(client)
      await visitor.post(path, { ...needed, title_en: 'Algebra', [field]: value })
      const { errors } = (await visitor.visit(`${path}/create`)).body().props
      assert.isTrue(
        Object.keys(errors).every((name) => name.startsWith(field)) ||
          (field === 'price' && 'billing_mode' in errors),
        JSON.stringify(errors)
      )
      assert.isNotEmpty(errors)
      assert.lengthOf(await rowsOf(centre, 'courses'), 0)
    })

  test('a price says what it is charged for, and the seats are not fewer than the fewest students', async ({
    client,
    assert,
  }) => {
    const { centre, needed, visitor } = await setup(client)
    for (const [field, form] of [
      ['billing_mode', { price: '100' }],
      ['capacity', { min_students: 5, capacity: 4 }],
    ] as const) {
      await visitor.post(path, { ...needed, title_en: 'Algebra', ...form })
      const { errors } = (await visitor.visit(`${path}/create`)).body().props
      assert.deepEqual(Object.keys(errors), [field])
    }
    assert.lengthOf(await rowsOf(centre, 'courses'), 0)
  })

  test('a subject of another centre is as unknown as none; an archived one is kept, not chosen', async ({
    client,
    assert,
  }) => {
    const { centre, needed, visitor } = await setup(client)
    const foreign = await subjects.add(await createCentre())
    const old = await subjects.add(centre, { name_en: 'Latin' })
    await visitor.post(path, { ...needed, title_en: 'A', subject_id: foreign.id })
    const { id } = await courses.add(centre, { ...needed, subject_id: old.id, title_en: 'Kept' })
    await archive(centre, 'subjects', old.id)
    await visitor.post(path, { ...needed, title_en: 'B', subject_id: old.id })
    assert.lengthOf(await rowsOf(centre, 'courses'), 1)

    const edit = (await visitor.visit(`${path}/${id}/edit`)).body().props
    assert.include(
      edit.subjects.map((subject: { id: string }) => subject.id),
      old.id
    )
    await visitor.put(`${path}/${id}`, { ...needed, subject_id: old.id, title_en: 'K', version: 1 })
    assert.deepInclude(await entryRow(centre, courses, id), { title_en: 'K', subject_id: old.id })
  })

  test('a saved price stays in its currency, and the trail tells it whole', async ({
    client,
    assert,
  }) => {
    const { centre, needed, visitor } = await setup(client)
    const price = { price: 12_500, currency: 'KWD', exponent: 3, billing_mode: 'per_month' }
    const { id } = await courses.add(centre, { ...needed, ...price })
    const form = { ...needed, title_en: 'Algebra', billing_mode: 'per_month' }
    await visitor.put(`${path}/${id}`, { ...form, price: '12.500', version: 1 })
    assert.equal((await entryRow(centre, courses, id)).version, 1)
    await visitor.put(`${path}/${id}`, { ...form, price: '12.750', version: 1 })
    assert.deepInclude(await entryRow(centre, courses, id), { price: '12750', currency: 'KWD' })
    const audit = (await auditOf(centre, id)).at(-1)
    assert.deepEqual(audit.before, { price: { minor: '12500', currency: 'KWD', exponent: 3 } })
    assert.deepEqual(audit.after, { price: { minor: '12750', currency: 'KWD', exponent: 3 } })
  })

  test('a way of billing that is not offered stays where it is written, and is written nowhere else', async ({
    client,
    assert,
  }) => {
    const { centre, needed, visitor } = await setup(client)
    const kept = await courses.add(centre, { ...needed, billing_mode: 'instalments' })
    const form = { ...needed, title_en: 'Algebra 2', billing_mode: 'instalments', version: 1 }
    await visitor.put(`${path}/${kept.id}`, form)
    const row = await entryRow(centre, courses, kept.id)
    assert.deepInclude(row, { title_en: 'Algebra 2', billing_mode: 'instalments' })
    await visitor.put(`${path}/${kept.id}`, { ...form, billing_mode: 'per_month', version: 2 })
    assert.equal((await entryRow(centre, courses, kept.id)).billing_mode, 'instalments')
  })

  test('C10 editing a course leaves its groups as they are, and the form says so', async ({
    client,
    assert,
  }) => {
    const { centre, needed, visitor } = await setup(client)
    const { id } = await courses.add(centre, { ...needed, title_en: 'Algebra', capacity: 12 })
    const group = await groupOf(centre, { course_id: id })
    const [before] = await rowsOf(centre, 'groups', { id: group })
    assert.equal((await visitor.visit(`${path}/${id}/edit`)).body().props.groups, 1)
    const change = { title_en: 'New', capacity: 3, price: '9', billing_mode: 'per_hour' }
    await visitor.put(`${path}/${id}`, { ...needed, ...change, version: 1 })
    assert.equal((await entryRow(centre, courses, id)).capacity, 3)
    assert.deepEqual((await rowsOf(centre, 'groups', { id: group }))[0], before)
  })
})

test.group('The list of courses', () => {
  test('C10 is filtered by subject, level and status, and counts groups and students', async ({
    client,
    assert,
  }) => {
    const { centre, needed, visitor } = await setup(client)
    const other = await subjects.add(centre, { name_en: 'Physics' })
    const level = await levels.add(centre)
    const { id } = await courses.add(centre, { ...needed, title_en: 'A', level_id: level.id })
    await courses.add(centre, { ...needed, title_en: 'B', subject_id: other.id, status: 'draft' })
    await groupOf(centre, { course_id: id })
    const titles = async (query: string) =>
      (await visitor.visit(`${path}?${query}`))
        .body()
        .props.courses.rows.map((row: { title_en: string }) => row.title_en)
    assert.deepEqual(await titles(`subject=${other.id}`), ['B'])
    assert.deepEqual(await titles(`level=${level.id}`), ['A'])
    assert.deepEqual(await titles('status=draft'), ['B'])
    assert.deepEqual(await titles(`subject=${other.id}&status=active`), [])
    assert.deepEqual(await titles('status=draft,active&sort=title&dir=desc'), ['B', 'A'])
    const { courses: page, options } = (await visitor.visit(`${path}?level=${level.id}`)).body()
      .props
    assert.deepInclude(page.rows[0], { groups: 1, students: 0 })
    assert.lengthOf(options.subjects, 2)
  })

  test('offers a thousand subjects and levels in one answer', async ({ client, assert }) => {
    const { centre, visitor } = await setup(client)
    await withTenant(centre.id, async () => {
      const of = (n: number) => ({ id: uuid(), name_ar: `المادة ${n}` })
      const rows = Array.from({ length: 1000 }, (_, n) => ({ ...of(n), code: `S${n}` }))
      await db().insertInto('subjects').values(rows).execute()
      const steps = Array.from({ length: 1000 }, (_, n) => ({
        ...of(n),
        code: `L${n}`,
        position: n + 1,
      }))
      await db().insertInto('levels').values(steps).execute()
    })
    const { props } = (await visitor.visit(`${path}/create`)).body()
    assert.lengthOf(props.subjects, 1001)
    assert.lengthOf(props.levels, 1000)
  })
})
