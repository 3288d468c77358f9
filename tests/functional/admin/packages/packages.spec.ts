import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { createPackage, createService } from '#tests/helpers/billing/price_list'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/packages'

const formOf = (service: string) => ({
  name_en: '',
  name_ar: 'عشر حصص',
  code: '',
  unit: 'sessions',
  lines: `${service}=${encodeURIComponent('١٠')}`,
  bonus_units: '٢',
  price: '٩٠٠',
  list_price: '1,000',
  validity_days: '90',
  starts: 'first_use',
  transferable_to_siblings: true,
  max_per_student: '',
  sale_from: '2026-01-01',
  sale_until: '',
})

async function openPriceList(client: ApiClient) {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  const visitor = await (await signedIn(client, account)).prepare()
  return { centre, visitor, service: await createService(centre, { code: 'SES' }) }
}

test.group('Packages: create and change', () => {
  test('C15 put together from services, a draft, with an entry in the trail', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const answer = await visitor.post(path, formOf(service))
    const { package: found } = await props(visitor, answer.header('location')!)
    assert.include(found, {
      name_en: null,
      name_ar: 'عشر حصص',
      code: 'PKG-001',
      status: 'draft',
      bonus_units: 2,
      sale_from: '2026-01-01',
      starts: 'first_use',
    })
    assert.deepEqual(found.price, { minor: '90000', currency: 'USD', exponent: 2 })
    assert.include(found.lines[0], { service_id: service, quantity: '10' })
    const [entry] = await auditOf(centre, found.id)
    assert.deepEqual(entry.after.lines, ['SES × 10'])
    assert.deepEqual(entry.after.price, { minor: '90000', currency: 'USD', exponent: 2 })
    assert.equal((await props(visitor, path)).packages.rows[0].units, '12')
  })

  test('C15 what is wrong stands under its field, and nothing is added', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const foreign = await createService(await createCentre())
    const refused = async (change: object) => {
      await visitor.post(path, { ...formOf(service), ...change })
      return Object.keys((await props(visitor, `${path}/create`)).errors)
    }
    assert.sameMembers(await refused({ name_ar: '' }), ['name_en', 'name_ar'])
    assert.deepEqual(await refused({ lines: '' }), ['lines'])
    assert.sameMembers(await refused({ lines: '', price: 'x' }), ['lines', 'price'])
    assert.deepEqual(await refused({ lines: `${service}=` }), ['lines'])
    assert.deepEqual(await refused({ lines: `${service}=1 ${service}=2` }), ['lines'])
    assert.deepEqual(await refused({ lines: `${foreign}=1` }), ['lines'])
    assert.deepEqual(await refused({ unit: 'amount' }), ['lines'])
    assert.deepEqual(await refused({ price: '' }), ['price'])
    assert.deepEqual(await refused({ list_price: '899.99' }), ['list_price'])
    assert.deepEqual(await refused({ validity_days: '0' }), ['validity_days'])
    assert.deepEqual(await refused({ bonus_units: '1.5' }), ['bonus_units'])
    assert.deepEqual(await refused({ sale_until: '2025-12-31' }), ['sale_until'])
    assert.lengthOf(await rowsOf(centre, 'packages'), 0)
    assert.deepEqual(await refused({ unit: 'amount', lines: `${service}=` }), [])
  })

  test('C15 a service that is inactive is not newly named; where it stands already it stays', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const id = await createPackage(centre, service)
    await withTenant(centre.id, () =>
      db().updateTable('services').set({ status: 'inactive' }).where('id', '=', service).execute()
    )
    await visitor.post(path, formOf(service))
    const { errors } = await props(visitor, `${path}/create`)
    assert.deepEqual(errors, { lines: 'Choose an entry from the list' })
    assert.lengthOf(await rowsOf(centre, 'packages'), 1)
    await visitor.put(`${path}/${id}`, { ...formOf(service), version: 1 })
    const [kept] = await rowsOf(centre, 'packages', { id })
    assert.include(kept, { version: 2, name_ar: 'عشر حصص' })
  })

  test('C15 changed by version, lines and all; the trail tells only what differs', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const book = await createService(centre, { code: 'BOOK' })
    const id = await createPackage(centre, service, { validityDays: null })
    const form = {
      ...formOf(service),
      name_en: 'Ten sessions',
      lines: `${book}=1 ${service}=10`,
      bonus_units: '',
      price: '950',
      validity_days: '',
      starts: 'purchase',
      transferable_to_siblings: false,
      sale_from: '',
    }
    await visitor.put(`${path}/${id}`, { ...form, version: 1, status: 'active', tenant_id: uuid() })
    const [saved] = await rowsOf(centre, 'packages', { id })
    assert.include(saved, { status: 'draft', version: 2, price: '95000' })
    const entry = (await auditOf(centre, id)).at(-1)
    assert.deepEqual(entry.after, {
      price: { minor: '95000', currency: 'USD', exponent: 2 },
      lines: ['BOOK × 1', 'SES × 10'],
    })
    await visitor.put(`${path}/${id}`, { ...form, name_en: 'Late', version: 1 })
    const page = await props(visitor, `${path}/${id}/edit`)
    assert.isNotEmpty(page.errors.version)
    assert.equal(page.package.name_en, 'Ten sessions')
  })

  test('C15 from draft to on sale to retired, each once; what is retired changes no more', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const id = await createPackage(centre, service)
    const move = (status: string, version: number) =>
      visitor.put(`${path}/${id}/status`, { status, version })
    const statusNow = async () => (await rowsOf(centre, 'packages', { id }))[0].status
    await move('retired', 1)
    assert.equal(await statusNow(), 'draft')
    await move('active', 1)
    await move('retired', 1)
    assert.equal(await statusNow(), 'active')
    await move('retired', 2)
    await move('active', 3)
    assert.equal(await statusNow(), 'retired')
    await visitor.put(`${path}/${id}`, { ...formOf(service), version: 3 })
    const page = await visitor.visit(`${path}/${id}`)
    assert.isNotEmpty(page.body().flash.error)
    assert.equal(page.body().props.package.name_en, 'Ten sessions')
    const actions = (await auditOf(centre, id)).map((entry) => entry.after.status)
    assert.deepEqual(actions.slice(1), ['active', 'retired'])
  })
})

test.group('Packages: currency', () => {
  test('C15 F1 a package keeps its currency when the centre charges in another by now', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const id = await createPackage(centre, service)
    const entries = {
      currency: 'KWD',
      tax_inclusive: false,
      decimal_places: 3,
      thousand_separator: ',',
      decimal_separator: '.',
      enable_tax: true,
    }
    await visitor.post('/admin/settings/financial', {
      settings: Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { value }])),
    })
    const change = { ...formOf(service), list_price: '', version: 1 }
    await visitor.put(`${path}/${id}`, { ...change, price: '1.255' })
    assert.property((await props(visitor, `${path}/${id}/edit`)).errors, 'price')
    await visitor.put(`${path}/${id}`, { ...change, price: '950.50' })
    const { package: found } = await props(visitor, `${path}/${id}`)
    assert.deepEqual(found.price, { minor: '95050', currency: 'USD', exponent: 2 })
    const fresh = await visitor.post(path, { ...formOf(service), price: '1.255', list_price: '' })
    const { package: other } = await props(visitor, fresh.header('location')!)
    assert.deepEqual(other.price, { minor: '1255', currency: 'KWD', exponent: 3 })
  })
})

test.group('Packages: list, file and who may', () => {
  test('C15 filtered and searched; the file has plain amounts', async ({ client, assert }) => {
    const { centre, visitor, service } = await openPriceList(client)
    assert.equal((await props(visitor, path)).packages.unfiltered_total, 0)
    await createPackage(centre, service, { code: 'ONE' })
    for (let at = 0; at < 11; at += 1) {
      await createPackage(centre, service, { nameEn: `Hours ${at}`, unit: 'hours' })
    }
    const found = async (query: string) =>
      (await props(visitor, `${path}?${query}`)).packages.meta.total
    assert.equal(await found(''), 12)
    assert.equal(await found('unit=hours'), 11)
    assert.equal(await found('status=active'), 0)
    assert.equal(await found('q=one'), 1)
    const lines = (await visitor.get('/admin/package-exports?q=one')).text().split('\r\n')
    assert.include(lines[1], 'Class sessions,10,900.00,USD,90,Draft')
  })

  test('C15 archived and restored, with a way back', async ({ client, assert }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const ids = [await createPackage(centre, service)]
    await visitor.post('/admin/package-archives', { ids })
    assert.equal((await props(visitor, path)).packages.meta.total, 0)
    await visitor.delete('/admin/package-archives', { ids })
    assert.equal((await props(visitor, path)).packages.meta.total, 1)
  })

  test('H3 whoever may only look changes nothing; another centre’s package is not there', async ({
    client,
    assert,
  }) => {
    const { centre, visitor, service } = await openPriceList(client)
    const id = await createPackage(centre, service)
    const onlooker = await createAdministratorWho(centre, ['admin.packages.index'])
    const looking = await (await signedIn(client, onlooker)).prepare()
    ;(await looking.get(`${path}/${id}`)).assertStatus(200)
    ;(await looking.post(path, formOf(service))).assertStatus(403)
    ;(await looking.put(`${path}/${id}`, formOf(service))).assertStatus(403)
    ;(await looking.put(`${path}/${id}/status`, { status: 'active', version: 1 })).assertStatus(403)
    const other = await createAdministratorWho(centre, ['admin.services.index'])
    ;(await (await signedIn(client, other)).get(path)).assertStatus(403)

    const elsewhere = await createCentre()
    const foreign = await createPackage(elsewhere, await createService(elsewhere))
    for (const stranger of [foreign, uuid(), 'nonsense']) {
      ;(await visitor.get(`${path}/${stranger}`)).assertStatus(404)
      ;(await visitor.get(`${path}/${stranger}/edit`)).assertStatus(404)
      const form = { ...formOf(service), version: 1 }
      ;(await visitor.put(`${path}/${stranger}`, form)).assertStatus(404)
      const status = { status: 'active', version: 1 }
      ;(await visitor.put(`${path}/${stranger}/status`, status)).assertStatus(404)
      ;(await visitor.post('/admin/package-archives', { ids: [id, stranger] })).assertStatus(404)
    }
    assert.isNull((await rowsOf(centre, 'packages', { id }))[0].archived_at)
  })
})
