import { test } from '@japa/runner'
import { type Expression, sql } from 'kysely'
import { ListQuery } from '#core/lists/list_query'
import type { Locale } from '#domain/shared/choices/locales'
import { system } from '#domain/shared/audit/actor'
import { catalogueSource } from '#domain/shared/lists/catalogue_source'
import { catalogueIds } from '#domain/shared/lists/catalogue_ids'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { createRecord } from '#domain/shared/records/create_record'
import { deleteRecord } from '#domain/shared/records/delete_record'
import { freeCode } from '#domain/shared/records/free_code'
import type { NewColumns } from '#domain/shared/records/record_kind'
import { refusingTaken } from '#domain/shared/records/refusing_taken'
import { setArchived } from '#domain/shared/records/set_archived'
import { updateRecord } from '#domain/shared/records/update_record'
import { ok } from '#domain/shared/result'
import { db, readStatements, readTenant, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre, rowsOf } from '#tests/helpers/centre/centre'

const terms = { table: 'terms', subject: 'term', area: 'terms' } as const

const shape = {
  area: 'terms',
  sorts: { name: 'asc', starts_on: 'desc' },
  choices: { code: ['T-A', 'T-B', 'T-C'] },
  ids: ['same'],
  days: ['starts', 'created'],
} as const satisfies ListShape

const source = catalogueSource('terms', shape, {
  row: (rows) => rows.select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.starts_on']),
  order: { name: { name: 'name' }, starts_on: 'starts_on' },
  choices: { code: 'code' },
  ids: { same: 'id' },
  days: { starts: { day: 'starts_on' }, created: { instant: 'created_at' } },
})

type Row = { id: string; code: string; name_en: string | null; name_ar: string | null }

const named = (code: string, en: string | null, ar: string | null, day = '2026-09-01') => ({
  code,
  name_en: en,
  name_ar: ar,
  starts_on: day,
  ends_on: '2027-06-30',
})

const add = (centre: Centre, columns: NewColumns<'terms'>) =>
  withTenant(centre.id, () => createRecord(terms, system, columns))

const ask = (address: string, locale: Locale = 'en') => {
  const input = Object.fromEntries(new URLSearchParams(address))
  return new ListQuery(shape, input).in({ timezone: 'Asia/Riyadh' }, locale)
}

const list = (centre: Centre, address = '', locale: Locale = 'en') =>
  readStatements(centre.id, () => listCatalogue(source, ask(address, locale)))

const codes = (rows: Row[]) => rows.map(({ code }) => code)

async function threeTerms() {
  const centre = await createCentre()
  const first = await add(centre, named('T-A', 'autumn', 'ربيع', '2026-09-01'))
  await add(centre, named('T-B', 'Winter', 'أول', '2026-12-01'))
  await add(centre, named('T-C', null, 'اخير', '2027-03-01'))
  return { centre, first }
}

test.group('The list of a catalogue', () => {
  test('C9 sorts names in the language of the page, without case, one alef', async ({ assert }) => {
    const { centre } = await threeTerms()
    assert.deepEqual(codes((await list(centre)).rows), ['T-A', 'T-B', 'T-C'])
    assert.deepEqual(codes((await list(centre, '', 'ar')).rows), ['T-C', 'T-B', 'T-A'])
    assert.deepEqual(codes((await list(centre, 'sort=starts_on')).rows), ['T-C', 'T-B', 'T-A'])
  })

  test('C9 {0} finds {1}')
    .with([
      ['q=اوّل', 'T-B'],
      ['q=WINT', 'T-B'],
      ['code=T-A,T-C&sort=starts_on&dir=asc', 'T-A T-C'],
      ['code=nonsense', 'T-A T-B T-C'],
      ['starts_from=2026-12-01', 'T-B T-C'],
      ['starts_to=2026-12-01', 'T-A T-B'],
      ['starts_from=2026-09-02&starts_to=2026-12-01', 'T-B'],
      ['created_from=2020-01-01&created_to=9999-12-30', 'T-A T-B T-C'],
      ['created_to=2020-01-01', ''],
      ['same=not-an-id', 'T-A T-B T-C'],
      ['archived=true', ''],
    ] as const)
    .run(async ({ assert }, [address, expected]) => {
      const { centre } = await threeTerms()
      const { rows, meta, unfiltered_total } = await list(centre, address)
      assert.equal(codes(rows).join(' '), expected)
      assert.equal(meta.total, rows.length)
      assert.equal(unfiltered_total, 3)
    })

  test('C9 finds by id, and counts what is archived apart', async ({ assert }) => {
    const { centre, first } = await threeTerms()
    assert.deepEqual(codes((await list(centre, `same=${first}`)).rows), ['T-A'])
    await setArchived(terms, { tenantId: centre.id, actor: system, ids: [first] }, true)
    assert.equal((await list(centre)).unfiltered_total, 2)
    assert.deepEqual(codes((await list(centre, 'archived=1')).rows), ['T-A'])
  })

  test('pages are exact and the last stands for all after it', async ({ assert }) => {
    const centre = await createCentre()
    for (let index = 0; index < 27; index++) await add(centre, named(`N${index}`, 'Same', null))
    const { rows: first } = await list(centre)
    const last = await list(centre, 'page=99')
    assert.deepEqual(last.meta, { page: 2, per: 25, total: 27, is_more: false, last_page: 2 })
    assert.lengthOf(new Set([...codes(first), ...codes(last.rows)]), 27)
  })

  test('T1 another centre sees nothing of it, neither a row nor a count', async ({ assert }) => {
    const { first } = await threeTerms()
    const other = await createCentre()
    const found = await list(other, `same=${first}`)
    assert.deepEqual([found.rows, found.meta.total, found.unfiltered_total], [[], 0, 0])
  })

  test('an export holds what the filter shows, on all pages', async ({ assert }) => {
    const { centre } = await threeTerms()
    const found = await readTenant(centre.id, async () => {
      const rows: Row[] = []
      for await (const batch of exportCatalogue(source, ask('q=win'))) {
        rows.push(...batch)
      }
      return rows
    })
    assert.deepEqual(codes(found), ['T-B'])
  })
})

test.group('A record', () => {
  const update = (centre: Centre, id: string, version: number, columns: object) =>
    withTenant(centre.id, () =>
      updateRecord(terms, system, { id, version, columns: { ...columns } })
    )

  test('writes and audits only what differs; a day is the same day', async ({ assert }) => {
    const centre = await createCentre()
    const id = await add(centre, named('T-A', 'Autumn', null))
    const same = await update(centre, id, 1, named('T-A', 'Autumn', null))
    assert.deepEqual(same, ok({ changed: [] }))
    const changed = await update(centre, id, 1, named('T-A', 'Autumn', 'الخريف', '2026-09-02'))
    assert.deepEqual(changed, ok({ changed: ['name_ar', 'starts_on'] }))
    const trail = await rowsOf(centre, 'audit_events', { subject_id: id })
    const entry = trail.find(({ action }) => action === 'terms.update')
    assert.deepEqual(entry?.before, { name_ar: null, starts_on: '2026-09-01' })
    assert.deepEqual(entry?.after, { name_ar: 'الخريف', starts_on: '2026-09-02' })
  })

  test('a stale version, an unknown id and another centre are refused', async ({ assert }) => {
    const centre = await createCentre()
    const id = await add(centre, named('T-A', 'Autumn', null))
    await update(centre, id, 1, { name_en: 'First' })
    const stale = await update(centre, id, 1, { name_en: 'Second' })
    assert.deepEqual(stale, { ok: false, error: { type: 'stale_version' } })
    const absent = { ok: false, error: { type: 'not_found' } } as const
    assert.deepEqual(await update(await createCentre(), id, 2, { name_en: 'x' }), absent)
    assert.deepEqual(await update(centre, 'no-id', 2, { name_en: 'x' }), absent)
  })

  test('a taken code names its field; a free one passes over it', async ({ assert }) => {
    const centre = await createCentre()
    await add(centre, named('T-001', 'Autumn', null))
    const taken = await refusingTaken('terms', async () =>
      ok(await add(centre, named('T-001', 'x', null)))
    )
    assert.deepEqual(taken, { ok: false, error: { type: 'taken', field: 'code' } })
    assert.equal(await withTenant(centre.id, () => freeCode('terms', 'T')), 'T-002')
  })

  test('C9 a bulk act leaves what must stay, says why, and does the rest', async ({ assert }) => {
    const centre = await createCentre()
    const kept = await add(centre, named('T-A', 'Autumn', null))
    const gone = await add(centre, named('T-B', 'Winter', null))
    const input = { tenantId: centre.id, actor: system, ids: [kept, gone] }
    const refused = [{ id: kept, name: 'Autumn', reason: 'running' }]
    const done = await setArchived(terms, input, true, { refusing: async () => refused })
    assert.deepEqual(done, ok({ changed: [gone], refused }))
    assert.isNull((await rowsOf(centre, 'terms', { id: kept }))[0].archived_at)
    assert.lengthOf(await rowsOf(centre, 'audit_events', { action: 'terms.archive' }), 1)
  })

  test('more than a thousand at once are all changed', async ({ assert }) => {
    const centre = await createCentre()
    await withTenant(centre.id, () =>
      sql`
        insert into terms (id, code, name_en, starts_on, ends_on)
        select gen_random_uuid(), 'M' || n, 'Many', '2026-01-01', '2026-02-01'
        from generate_series(1, 1201) n`.execute(db())
    )
    const ids = await readStatements(centre.id, () => catalogueIds(source, ask('q=many')))
    assert.lengthOf(ids, 1201)
    const done = await setArchived(terms, { tenantId: centre.id, actor: system, ids }, true)
    assert.isTrue(done.ok && done.value.changed.length === 1201)
    assert.equal((await list(centre, 'archived=1')).meta.total, 1201)
  })

  test('what is used is not deleted and says by what', async ({ assert }) => {
    const centre = await createCentre()
    const id = await add(centre, named('T-A', 'Autumn', null))
    const drop = (groups: (id: string) => Expression<number>) =>
      withTenant(centre.id, () => deleteRecord(terms, system, id, { groups }))
    assert.deepEqual(await drop(() => sql`select 3`), {
      ok: false,
      error: { type: 'in_use', uses: [{ by: 'groups', count: 3 }] },
    })
    assert.isTrue(
      (await drop((term) => sql`select count(*)::integer from groups where term_id = ${term}`)).ok
    )
    assert.isEmpty(await rowsOf(centre, 'terms', { id }))
    assert.deepEqual(await drop(() => sql`select 0`), {
      ok: false,
      error: { type: 'not_found' },
    })
  })
})
