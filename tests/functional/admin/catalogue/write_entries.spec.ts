import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { type EntryKind, entryKinds, entryRow } from '#tests/helpers/teaching/entries'
import { auditOf } from '#tests/helpers/people/students'
import { guest, signedIn } from '#tests/helpers/visitor'

type Client = Parameters<typeof signedIn>[0]

async function setup(client: Client, { form }: EntryKind) {
  const centre = await createCentre()
  const needed = await form(centre)
  return { centre, needed, visitor: await signedIn(client, await createAdministrator(centre)) }
}

for (const kind of entryKinds) {
  const { area, one, prefix, en, ar, form } = kind
  const path = `/admin/${area}`

  test.group(`Adding and changing ${area}`, () => {
    test(`C10 C12 C13 a name in one script is enough, a code is given, and the trail tells it`, async ({
      client,
      assert,
    }) => {
      const { centre, needed, visitor } = await setup(client, kind)
      const response = await visitor.post(path, { ...needed, [ar]: ' الجبر\u202E  والهندسة ' })
      const [row] = await rowsOf(centre, area)
      assert.match(response.header('location')!, new RegExp(`${path}/${row.id}$`))
      assert.deepInclude(row, {
        [ar]: 'الجبر والهندسة',
        [en]: null,
        code: `${prefix}-001`,
        version: 1,
      })
      const [audit] = await auditOf(centre, row.id)
      assert.deepInclude(audit, { action: `${area}.create`, subject_type: one, before: null })
      assert.deepInclude(audit.after, { [ar]: 'الجبر والهندسة', code: `${prefix}-001` })
      const { flash } = (await visitor.visit(path)).body()
      assert.include(flash.success, `${prefix}-001`)
    })

    test('a suggested code passes over codes people chose, also for ten at once', async ({
      client,
      assert,
    }) => {
      const { centre, needed, visitor } = await setup(client, kind)
      await kind.add(centre, { ...needed, code: `${prefix}-002`, [en]: 'Chosen' })
      await visitor.prepare()
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          visitor.post(path, { ...needed, [en]: `Entry ${index}` })
        )
      )
      const codes = (await rowsOf(centre, area)).map(({ code }) => code)
      assert.lengthOf(codes, 11)
      assert.lengthOf(new Set(codes), 11)
    })

    test('a code belongs to one entry of a centre, whatever the case', async ({
      client,
      assert,
    }) => {
      const { centre, needed, visitor } = await setup(client, kind)
      const other = await createCentre()
      await kind.add(other, { ...(await form(other)), code: 'ALG', [en]: 'Elsewhere' })
      await visitor.post(path, { ...needed, [en]: 'Algebra', code: ' alg ' })
      await visitor.post(path, { ...needed, [en]: 'Again', code: 'ALG' })
      const { errors } = (await visitor.visit(`${path}/create`)).body().props
      assert.property(errors, 'code')
      const rows = await rowsOf(centre, area)
      assert.deepEqual(
        rows.map(({ code }) => code),
        ['ALG']
      )
      const { id } = await kind.add(centre, { ...needed, code: 'GEO', [en]: 'Geometry' })
      await visitor.put(`${path}/${id}`, { ...needed, [en]: 'Geometry', code: 'ALG', version: 1 })
      const edit = (await visitor.visit(`${path}/${id}/edit`)).body().props
      assert.property(edit.errors, 'code')
      assert.deepInclude(await entryRow(centre, kind, id), { code: 'GEO', version: 1 })
    })

    test('F3 refuses {field} "{value}" and stores nothing')
      .with([
        { field: en, value: '' },
        { field: en, value: 'x'.repeat(121) },
        { field: ar, value: 'س'.repeat(121) },
        { field: en, value: { a: 1 } },
        { field: 'code', value: 'x'.repeat(21) },
        { field: 'colour', value: 'red' },
        { field: 'colour', value: '#12345' },
      ])
      .run(async ({ client, assert }, { field, value }) => {
        const { centre, needed, visitor } = await setup(client, kind)
        if (area === 'levels' && field === 'colour') return
        const before = (await rowsOf(centre, area)).length
        const name = field === en ? {} : { [en]: 'Algebra' }
        await visitor.post(path, { ...needed, ...name, [field]: value })
        const { errors } = (await visitor.visit(`${path}/create`)).body().props
        assert.property(errors, field)
        assert.notMatch(errors[field], /translation missing|\{\{/)
        assert.lengthOf(await rowsOf(centre, area), before)
      })

    test('ignores every field the form does not have', async ({ client, assert }) => {
      const { centre, needed, visitor } = await setup(client, kind)
      const other = await createCentre()
      const foreign = {
        id: uuid(),
        tenant_id: other.id,
        position: 77,
        search_text: 'x',
        created_at: '2000-01-01',
        archived_at: '2000-01-01',
        currency: 'XXX',
        exponent: 4,
      }
      await visitor.post(path, { ...needed, [en]: 'Algebra', version: 9, ...foreign })
      const [row] = await rowsOf(centre, area)
      assert.deepInclude(row, { tenant_id: centre.id, version: 1, archived_at: null })
      assert.notEqual(row.id, foreign.id)
      await visitor.put(`${path}/${row.id}`, {
        ...needed,
        [en]: 'Geometry',
        version: 1,
        ...foreign,
      })
      const changed = await entryRow(centre, kind, row.id)
      assert.deepInclude(changed, { [en]: 'Geometry', version: 2, archived_at: null })
      assert.deepEqual(changed.created_at, row.created_at)
      if (area === 'levels') assert.equal(changed.position, 1)
      if (area === 'courses') assert.isNull(changed.currency)
    })

    test('saves, raises the version, records only what changed, and keeps a code left empty', async ({
      client,
      assert,
    }) => {
      const { centre, needed, visitor } = await setup(client, kind)
      const { id, code } = await kind.add(centre, { [en]: 'Algebra', ...needed })
      await visitor.put(`${path}/${id}`, { ...needed, [en]: 'Geometry', code: '', version: 1 })
      assert.deepInclude(await entryRow(centre, kind, id), { [en]: 'Geometry', code, version: 2 })
      const audit = (await auditOf(centre, id)).at(-1)
      assert.deepEqual(audit.before, { [en]: 'Algebra' })
      assert.deepEqual(audit.after, { [en]: 'Geometry' })
      await visitor.put(`${path}/${id}`, { ...needed, [en]: 'Geometry', version: 2 })
      assert.equal((await entryRow(centre, kind, id)).version, 2)
      assert.lengthOf(await auditOf(centre, id), 2)
    })

    test('the second of two people is told and overwrites nothing', async ({ client, assert }) => {
      const { centre, needed, visitor } = await setup(client, kind)
      const { id } = await kind.add(centre, { [en]: 'Algebra', ...needed })
      await visitor.prepare()
      await Promise.all(
        ['One', 'Two', 'Three'].map((name) =>
          visitor.put(`${path}/${id}`, { ...needed, [en]: name, version: 1 })
        )
      )
      assert.equal((await entryRow(centre, kind, id)).version, 2)
      const second = await visitor.put(`${path}/${id}`, { ...needed, [en]: 'Late', version: 1 })
      assert.match(second.header('location')!, /\/edit$/)
      const { errors } = (await visitor.visit(`${path}/${id}/edit`)).body().props
      assert.property(errors, 'version')
      assert.notEqual((await entryRow(centre, kind, id))[en], 'Late')
    })

    test('H3 is for those who may, and another centre sees nothing', async ({ client, assert }) => {
      const { centre, needed } = await setup(client, kind)
      const { id } = await kind.add(centre, { ...needed, [en]: 'Algebra' })
      const taken = { ...needed, [en]: 'Taken', version: 1 }
      assert.equal((await guest(client, centre).get(path)).status(), 302)
      const reader = await signedIn(
        client,
        await createAdministratorWho(centre, [`admin.${area}.index`])
      )
      assert.equal((await reader.visit(`${path}/${id}`)).status(), 200)
      for (const refused of [`${path}/create`, `${path}/${id}/edit`]) {
        assert.equal((await reader.visit(refused)).status(), 403)
      }
      assert.equal((await reader.post(path, taken)).status(), 403)
      assert.equal((await reader.put(`${path}/${id}`, taken)).status(), 403)
      assert.equal((await reader.delete(`${path}/${id}`)).status(), 403)
      const stranger = await signedIn(client, await createAdministrator(await createCentre()))
      for (const unknown of [id, uuid(), 'not-an-id', "'%20or%201=1"]) {
        assert.equal((await stranger.visit(`${path}/${unknown}`)).status(), 404)
        assert.equal((await stranger.visit(`${path}/${unknown}/edit`)).status(), 404)
        assert.equal((await stranger.put(`${path}/${unknown}`, taken)).status(), 404)
        assert.equal((await stranger.delete(`${path}/${unknown}`)).status(), 404)
      }
      assert.deepInclude(await entryRow(centre, kind, id), { [en]: 'Algebra', version: 1 })
    })
  })
}
