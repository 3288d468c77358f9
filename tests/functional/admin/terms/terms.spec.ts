import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
  type Centre,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { auditOf } from '#tests/helpers/people/students'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/terms'

const form = {
  name_en: '',
  name_ar: 'الخريف',
  code: '',
  starts_on: '2026-09-01',
  ends_on: '٢٠٢٦-١٢-٣١',
}

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  return { centre, visitor: await (await signedIn(client, account)).prepare() }
}

async function addTerm(centre: Centre, row: Record<string, unknown> = {}) {
  const id = uuid()
  const days = { starts_on: '2026-01-01', ends_on: '2026-05-31' }
  await insert(centre, 'terms', { id, code: id.slice(-8), name_en: 'Spring', ...days, ...row })
  return id
}

test.group('Terms', () => {
  test('C19 added with its days in any digits and told in the trail; wrong ones stay out', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const answer = await visitor.post(path, form)
    const { term } = await props(visitor, answer.header('location')!)
    assert.include(term, {
      name_ar: 'الخريف',
      code: 'TRM-001',
      starts_on: '2026-09-01',
      ends_on: '2026-12-31',
    })
    assert.equal((await auditOf(centre, term.id))[0].action, 'terms.create')
    const refused = async (change: object) => {
      await visitor.post(path, { ...form, ...change })
      return Object.keys((await props(visitor, `${path}/create`)).errors)
    }
    assert.deepEqual(await refused({ ends_on: '2026-08-31' }), ['ends_on'])
    assert.deepEqual(await refused({ starts_on: '2026-13-01' }), ['starts_on'])
    assert.deepEqual(await refused({ starts_on: '' }), ['starts_on'])
    assert.sameMembers(await refused({ name_ar: '' }), ['name_en', 'name_ar'])
    assert.deepEqual(await refused({ code: 'trm-001' }), ['code'])
    assert.lengthOf(await rowsOf(centre, 'terms'), 1)
    assert.deepEqual(await refused({ ends_on: '2026-09-01' }), [])
  })

  test('C19 terms may share days, and the page of each says with which; archived ones are left out', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const spring = await addTerm(centre)
    const touching = await addTerm(centre, { starts_on: '2026-05-31', ends_on: '2026-08-01' })
    await addTerm(centre, { starts_on: '2026-06-01', ends_on: '2026-08-01' })
    await addTerm(centre, { archived_at: '2026-01-01' })
    const { term } = await props(visitor, `${path}/${spring}`)
    assert.deepEqual(
      term.overlaps.map(({ id }: { id: string }) => id),
      [touching]
    )
  })

  test('C19 changed by version; fields nobody may send are dropped', async ({ client, assert }) => {
    const { centre, visitor } = await atTheDesk(client)
    const id = await addTerm(centre)
    await visitor.put(`${path}/${id}`, {
      ...form,
      version: 1,
      archived_at: 'now',
      tenant_id: uuid(),
    })
    const [saved] = await rowsOf(centre, 'terms', { id })
    assert.include(saved, { name_ar: 'الخريف', version: 2, archived_at: null })
    await visitor.put(`${path}/${id}`, { ...form, name_ar: 'متأخر', version: 1 })
    const page = await props(visitor, `${path}/${id}/edit`)
    assert.isNotEmpty(page.errors.version)
    assert.equal(page.term.name_ar, 'الخريف')
  })

  test('C19 one that groups are in is not deleted, and the page says which; another is', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const [used, free] = [await addTerm(centre), await addTerm(centre)]
    const [subject, course] = [uuid(), uuid()]
    await insert(centre, 'subjects', { id: subject, code: 'M', name_en: 'Mathematics' })
    const titled = { code: 'M1', title_en: 'Mathematics 1' }
    await insert(centre, 'courses', { id: course, subject_id: subject, ...titled })
    await insert(centre, 'groups', {
      id: uuid(),
      ...titled,
      course_id: course,
      term_id: used,
      work_type: 'in_person',
      starts_on: '2026-01-01',
      capacity: 12,
    })
    await visitor.delete(`${path}/${used}`)
    const { uses } = await props(visitor, `${path}/${used}?tab=uses`)
    assert.lengthOf(uses, 1)
    assert.equal(uses[0].first[0].code, 'M1')
    await visitor.delete(`${path}/${free}`)
    assert.deepEqual(
      (await rowsOf(centre, 'terms')).map(({ id }) => id),
      [used]
    )
    await visitor.post('/admin/term-archives', { ids: [used] })
    assert.equal((await props(visitor, path)).terms.meta.total, 0)
    await visitor.delete('/admin/term-archives', { ids: [used] })
    const [row] = (await props(visitor, path)).terms.rows
    assert.equal(row.groups, 1)
    const lines = (await visitor.get('/admin/term-exports')).text().split('\r\n')
    assert.include(lines[1], '2026-01-01,2026-05-31,1')
  })

  test('H3 terms need their own permission; another centre’s are not there', async ({ client }) => {
    const { centre, visitor } = await atTheDesk(client)
    const id = await addTerm(centre)
    const onlooker = await createAdministratorWho(centre, ['admin.terms.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    ;(await looking.get(`${path}/${id}`)).assertStatus(200)
    ;(await looking.post(path, form)).assertStatus(403)
    ;(await looking.put(`${path}/${id}`, form)).assertStatus(403)
    ;(await looking.delete(`${path}/${id}`)).assertStatus(403)
    const other = await createAdministratorWho(centre, ['admin.levels.index'])
    ;(await (await signedIn(client, other)).get(path)).assertStatus(403)
    const foreign = await addTerm(await createCentre())
    for (const stranger of [foreign, uuid(), 'nonsense']) {
      ;(await visitor.get(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.put(`${path}/${stranger}`, { ...form, version: 1 })).assertStatus(404)
      ;(await visitor.delete(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.post('/admin/term-archives', { ids: [id, stranger] })).assertStatus(404)
    }
  })
})
