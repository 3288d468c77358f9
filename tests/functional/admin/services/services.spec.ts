import { test } from '@japa/runner'
import { aLine, issued } from '#tests/helpers/billing/documents'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { createPackage, createService } from '#tests/helpers/billing/price_list'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'
import { auditOf } from '#tests/helpers/people/students'
import { props, signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/services'

const form = {
  name_en: 'Monthly tuition',
  name_ar: '',
  code: '',
  kind: 'tuition',
  unit: 'month',
  billable_to: 'student',
  is_recurring: true,
  tax_mode: 'inherit',
  tax_rate: '',
  subject_id: '',
  level_id: '',
  work_type: '',
  status: 'active',
  price: '1,250.5',
  effective_from: '2026-01-01',
}

async function openPriceList(client: ApiClient) {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  return { centre, visitor: await (await signedIn(client, account)).prepare() }
}

type Use = { area: string; total: number; first: { name_en: string }[] }

const errorsOf = async (visitor: Visitor, body: object) => {
  await visitor.post(path, body)
  return Object.keys((await props(visitor, `${path}/create`)).errors)
}

test.group('Services: create and change', () => {
  test('C14 added with a code, a first price and an entry in the trail', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const answer = await visitor.post(path, form)
    const page = await visitor.visit(answer.header('location')!)
    const { service } = page.body().props
    assert.include(service, { name_en: 'Monthly tuition', name_ar: null, code: 'SRV-001' })
    assert.deepEqual(service.price, { minor: '125050', currency: 'USD', exponent: 2 })
    const [created, priced] = await auditOf(centre, service.id)
    assert.equal(created.action, 'services.create')
    assert.deepEqual(priced.after, {
      effective_from: '2026-01-01',
      price: { minor: '125050', currency: 'USD', exponent: 2 },
    })
  })

  test('C14 F5 an amount is read by the centre’s settings, in any digits, and kept in whole minor units', async ({
    client,
    assert,
  }) => {
    const { visitor } = await openPriceList(client)
    const entries = {
      currency: 'KWD',
      tax_inclusive: false,
      decimal_places: 3,
      thousand_separator: '.',
      decimal_separator: ',',
      enable_tax: true,
    }
    await visitor.post('/admin/settings/financial', {
      settings: Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value }])),
    })
    const answer = await visitor.post(path, { ...form, price: '١.٢٥٠,٥' })
    const { service } = await props(visitor, answer.header('location')!)
    assert.deepEqual(service.price, { minor: '1250500', currency: 'KWD', exponent: 3 })
    assert.deepEqual(await errorsOf(visitor, { ...form, price: '1,2345' }), ['price'])
  })

  test('C14 what is wrong stands under its field, and nothing is added', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const refused = (change: object) => errorsOf(visitor, { ...form, ...change })
    assert.sameMembers(await refused({ name_en: ' ', name_ar: '' }), ['name_en', 'name_ar'])
    assert.deepEqual(await refused({ kind: 'gift' }), ['kind'])
    assert.deepEqual(await refused({ price: '12.505' }), ['price'])
    assert.deepEqual(await refused({ price: '-5' }), ['price'])
    assert.deepEqual(await refused({ effective_from: '2026-02-30' }), ['effective_from'])
    assert.deepEqual(await refused({ tax_mode: 'rate' }), ['tax_rate'])
    assert.deepEqual(await refused({ tax_mode: 'rate', tax_rate: '١٠٠٫٥' }), ['tax_rate'])
    assert.deepEqual(await refused({ subject_id: uuid() }), ['subject_id'])
    const elsewhere = await createCentre()
    const foreign = uuid()
    await insert(elsewhere, 'subjects', { id: foreign, code: 'MATH', name_en: 'Mathematics' })
    assert.deepEqual(await refused({ subject_id: foreign }), ['subject_id'])
    await createService(centre, { code: 'BOOK' })
    assert.deepEqual(await refused({ code: 'book' }), ['code'])
    assert.lengthOf(await rowsOf(centre, 'services'), 1)
  })

  test('C14 changed by version; fields nobody may send are dropped', async ({ client, assert }) => {
    const { centre, visitor } = await openPriceList(client)
    const id = await createService(centre)
    const change = {
      ...form,
      name_en: 'Changed',
      version: 1,
      tenant_id: uuid(),
      archived_at: 'now',
    }
    await visitor.put(`${path}/${id}`, change)
    const [saved] = await rowsOf(centre, 'services', { id })
    assert.include(saved, { name_en: 'Changed', version: 2, archived_at: null, code: 'SRV-001' })
    await visitor.put(`${path}/${id}`, { ...change, name_en: 'Late' })
    const page = await props(visitor, `${path}/${id}/edit`)
    assert.isNotEmpty(page.errors.version)
    assert.equal(page.service.name_en, 'Changed')
  })
})

test.group('Services: prices over time', () => {
  const add = (visitor: Visitor, id: string, price: string, from: string) =>
    visitor.post(`${path}/${id}/prices`, { price, effective_from: from })

  test('C14 today’s price, a planned one and the past stand beside each other', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const id = await createService(centre, {}, { cents: 10_000, from: '2020-01-01' })
    await add(visitor, id, '120', '2199-01-01')
    const { service } = await props(visitor, `${path}/${id}`)
    assert.deepEqual(
      service.prices.map(({ standing, price }: { standing: string; price: { minor: string } }) => [
        standing,
        price.minor,
      ]),
      [
        ['planned', '12000'],
        ['current', '10000'],
      ]
    )
    assert.equal(service.price.minor, '10000')
    assert.equal((await props(visitor, path)).services.rows[0].price.minor, '10000')
  })

  test('C14 no two prices begin on one day, and none is written over', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const id = await createService(centre, {}, { cents: 10_000, from: '2020-01-01' })
    const refused = async (price: string, from: string) => {
      await add(visitor, id, price, from)
      return Object.keys((await props(visitor, `${path}/${id}`)).errors)
    }
    assert.deepEqual(await refused('5', '2020-06-01'), ['effective_from'])
    assert.deepEqual(await refused('5', '2199-01-01'), [])
    assert.deepEqual(await refused('6', '2199-01-01'), ['effective_from'])
    assert.deepEqual(await refused('free', '2199-02-01'), ['price'])
    assert.lengthOf(await rowsOf(centre, 'service_prices'), 2)
  })

  test('C14 twenty who plan a price for one day: one does', async ({ client, assert }) => {
    const { centre, visitor } = await openPriceList(client)
    const id = await createService(centre)
    await Promise.all(
      Array.from({ length: 20 }, (_, price) => add(visitor, id, String(price + 1), '2199-01-01'))
    )
    assert.lengthOf(await rowsOf(centre, 'service_prices'), 1)
  })

  test('C14 a planned price can be taken back, one that has begun can not', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const id = await createService(centre, {}, { cents: 10_000, from: '2020-01-01' })
    await add(visitor, id, '120', '2199-01-01')
    const { service } = await props(visitor, `${path}/${id}`)
    const [planned, begun] = service.prices
    assert.deepEqual([planned.may_be_withdrawn, begun.may_be_withdrawn], [true, false])
    for (const { id: price } of [planned, begun]) {
      await visitor.delete(`${path}/${id}/prices/${price}`)
    }
    const [left] = await rowsOf(centre, 'service_prices')
    assert.equal(left.id, begun.id)
    assert.equal((await auditOf(centre, id)).at(-1).action, 'services.withdraw_price')
    ;(await visitor.delete(`${path}/${id}/prices/${uuid()}`)).assertStatus(404)
  })
})

test.group('Services: used things', () => {
  test('C14 a service in a package is not deleted, and the page says which; another is, for good', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const used = await createService(centre)
    await createPackage(centre, used)
    const free = await createService(centre, { nameEn: 'Book' }, { cents: 500, from: '2026-01-01' })
    await visitor.delete(`${path}/${used}`)
    const page = await visitor.visit(`${path}/${used}`)
    assert.include(page.body().flash.error, 'used by 1 package')
    assert.deepEqual(
      page.body().props.uses.map((use: Use) => [use.area, use.total, use.first[0]?.name_en]),
      [['packages', 1, 'Ten sessions']]
    )
    await visitor.delete(`${path}/${free}`)
    assert.lengthOf(await rowsOf(centre, 'services'), 1)
    const entry = (await auditOf(centre, free)).at(-1)
    assert.equal(entry.action, 'services.delete')
    assert.equal(entry.before.name_en, 'Book')
  })

  test('C14 C16 a service that an invoice names is not deleted, and the page says which', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const id = await createService(centre)
    const invoice = await issued(centre, { lines: [aLine('10000', { service_id: id })] })
    await visitor.delete(`${path}/${id}`)
    const page = await visitor.visit(`${path}/${id}`)
    assert.include(page.body().flash.error, 'used by 1 invoice')
    const [use] = page.body().props.uses
    assert.deepInclude(use.first[0], { id: invoice.id, code: invoice.number })
    assert.lengthOf(await rowsOf(centre, 'services'), 1)
  })

  test('C14 archived and restored, one or many, with a way back', async ({ client, assert }) => {
    const { centre, visitor } = await openPriceList(client)
    const ids = [await createService(centre), await createService(centre)]
    await visitor.post('/admin/service-archives', { ids })
    const list = await visitor.visit(path)
    assert.equal(list.body().flash.success, '2 services were archived')
    assert.equal(list.body().props.services.meta.total, 0)
    assert.equal((await props(visitor, `${path}?archived=1`)).services.meta.total, 2)
    await visitor.delete('/admin/service-archives', { ids })
    assert.equal((await props(visitor, path)).services.meta.total, 2)
  })
})

test.group('Services: list and file', () => {
  test('C14 sorted, searched in both scripts and filtered; 0, 1, 11 and many', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    assert.equal((await props(visitor, path)).services.unfiltered_total, 0)
    await createService(centre, { nameEn: 'Book', nameAr: 'كتاب', kind: 'book', unit: 'item' })
    assert.equal((await props(visitor, path)).services.meta.total, 1)
    for (let at = 0; at < 30; at += 1) {
      await createService(centre, { nameEn: `Tuition ${at}`, nameAr: null, status: 'inactive' })
    }
    const found = async (query: string) => {
      const { services } = await props(visitor, `${path}?${query}`)
      return [services.meta.total, services.rows.length]
    }
    assert.deepEqual(await found(''), [31, 25])
    assert.deepEqual(await found('page=2'), [31, 6])
    assert.deepEqual(await found(`q=${encodeURIComponent('كتاب')}`), [1, 1])
    assert.deepEqual(await found('kind=book'), [1, 1])
    assert.deepEqual(await found('unit=item,hour'), [1, 1])
    assert.deepEqual(await found('status=inactive'), [30, 25])
    assert.deepEqual(await found('sort=nonsense&page=-1&kind=gift'), [31, 25])
    const first = await props(visitor, `${path}?sort=code&dir=desc`)
    assert.equal(first.services.rows[0].code, 'SRV-031')
  })

  test('C14 F5 the file has plain amounts a program reads, whatever the separators', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    await createService(
      centre,
      { code: 'A', nameEn: '=cmd' },
      { cents: 123_450, from: '2026-01-01' }
    )
    const lines = (await visitor.get('/admin/service-exports')).text().split('\r\n')
    assert.include(lines[0], 'Price')
    assert.include(lines[1], '1234.50,USD')
    assert.include(lines[1], "'=cmd")
  })

  test('H3 whoever may only look changes nothing; another centre’s service is not there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await openPriceList(client)
    const id = await createService(centre)
    const onlooker = await createAdministratorWho(centre, ['admin.services.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    ;(await looking.get(`${path}/${id}`)).assertStatus(200)
    ;(await looking.post(path, form)).assertStatus(403)
    ;(await looking.put(`${path}/${id}`, form)).assertStatus(403)
    ;(await looking.delete(`${path}/${id}`)).assertStatus(403)
    ;(await looking.post(`${path}/${id}/prices`, {})).assertStatus(403)
    const other = await createAdministratorWho(centre, ['admin.packages.index'])
    ;(await (await signedIn(client, other)).get(path)).assertStatus(403)

    const foreign = await createService(await createCentre())
    for (const stranger of [foreign, uuid(), 'nonsense']) {
      ;(await visitor.get(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.get(`${path}/${stranger}/edit`)).assertStatus(404)
      ;(await visitor.put(`${path}/${stranger}`, { ...form, version: 1 })).assertStatus(404)
      ;(await visitor.delete(`${path}/${stranger}`)).assertStatus(404)
      const price = { price: '1', effective_from: '2199-01-01' }
      ;(await visitor.post(`${path}/${stranger}/prices`, price)).assertStatus(404)
      ;(await visitor.post('/admin/service-archives', { ids: [id, stranger] })).assertStatus(404)
    }
    assert.isNull((await rowsOf(centre, 'services', { id }))[0].archived_at)
  })
})
