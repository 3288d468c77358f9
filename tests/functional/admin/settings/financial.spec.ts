import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/settings/financial'

const defaults = {
  currency: 'USD',
  tax_rate: 0,
  tax_inclusive: false,
  decimal_places: 2,
  thousand_separator: ',',
  decimal_separator: '.',
  enable_tax: true,
  trial_sessions: 'free',
}

type Values = Partial<Record<keyof typeof defaults, unknown>>

const entries = (values: Values, description: string | null = null) =>
  Object.fromEntries(
    Object.entries({ ...defaults, ...values }).map(([key, value]) => [
      key,
      { key, value, description },
    ])
  )

async function props(visitor: Visitor) {
  return (await visitor.visit('/admin/profile')).body().props
}

async function atTheDesk(client: ApiClient) {
  const account = await createAdministrator(await createCentre())
  return { account, visitor: await (await signedIn(client, account)).prepare() }
}

test.group('Financial settings', () => {
  test('F1 all keys with their defaults reach every page; the notes only whoever may see them', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { financial } = await props(visitor)
    assert.deepEqual(financial.values, defaults)
    assert.equal(financial.kept.version, 1)
    assert.sameMembers(Object.keys(financial.kept.descriptions), Object.keys(defaults))

    const receptionist = await createAdministratorWho(account.centre, ['admin.students.index'])
    const desk = await (await signedIn(client, receptionist)).prepare()
    assert.deepEqual((await props(desk)).financial, { values: defaults, kept: null })
    const student = await signedIn(client, await createPerson(account.centre, 'student'))
    assert.isNull((await student.visit('/profile')).body().props.financial.kept)
    const outside = await guest(client, account.centre).visit('/login')
    assert.isNull(outside.body().props.financial)
  })

  test('F1 F5 saved with value and description, told on the next page, written in the audit trail', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const wanted = { currency: 'KWD', decimal_places: 3, thousand_separator: '٬' }
    const saved = await visitor.post(path, {
      settings: {
        ...entries({ ...wanted, tax_rate: '١٥٫٥', decimal_separator: '٫' }),
        enable_tax: { key: 'enable_tax', value: true, description: 'Since 2018' },
      },
      version: 1,
    })
    saved.assertStatus(302)
    const { financial, flash } = { flash: null, ...(await props(visitor)) }
    assert.isNull(flash)
    assert.deepEqual(financial.values, {
      ...defaults,
      ...wanted,
      tax_rate: 15.5,
      decimal_separator: '٫',
    })
    assert.equal(financial.kept.version, 2)
    assert.equal(financial.kept.descriptions.enable_tax, 'Since 2018')

    const [entry] = await rowsOf(account.centre, 'audit_events', {
      action: 'settings.update_financial',
    })
    assert.equal(entry.before.currency, 'USD')
    assert.deepEqual(entry.after, {
      ...wanted,
      tax_rate: 15.5,
      decimal_separator: '٫',
      enable_tax_description: 'Since 2018',
    })
  })

  test('F1 another centre keeps its own', async ({ client, assert }) => {
    const { visitor } = await atTheDesk(client)
    const elsewhere = await atTheDesk(client)
    await visitor.post(path, { settings: entries({ currency: 'SAR' }), version: 1 })
    assert.equal((await props(visitor)).financial.values.currency, 'SAR')
    assert.equal((await props(elsewhere.visitor)).financial.values.currency, 'USD')
  })

  test('F2 settings are required, and each stays in its range', async ({ client, assert }) => {
    const { visitor } = await atTheDesk(client)
    const errorsOf = async (body: object) => {
      await visitor.post(path, { version: 1, ...body })
      return (await props(visitor)).errors
    }
    const refused = async (values: Values) => {
      const errors = await errorsOf({ settings: entries(values) })
      return Object.keys(errors).map((name) => name.replace(/^settings\.(.*)\.value$/, '$1'))
    }
    assert.deepEqual(await errorsOf({}), { settings: 'Value is required' })
    assert.equal(
      (await errorsOf({ settings: entries({ currency: null }) }))['settings.currency.value'],
      'Value is required'
    )
    for (const places of [-1, 5, 1.5, 'two', '٥']) {
      assert.deepEqual(await refused({ decimal_places: places }), ['decimal_places'], `${places}`)
    }
    for (const rate of [-1, 100.01, 5.005, 'x']) {
      assert.deepEqual(await refused({ tax_rate: rate }), ['tax_rate'], `${rate}`)
    }
    for (const separator of [',,', '5', '٥', 'a', '-', '\u202e', '$']) {
      const name = await refused({ thousand_separator: separator })
      assert.deepEqual(name, ['thousand_separator'], separator)
    }
    assert.deepEqual(await refused({ currency: 'ABC' }), ['currency'])
    assert.deepEqual(await refused({ thousand_separator: '.' }), ['decimal_separator'])
    assert.deepEqual(await refused({ decimal_separator: '' }), ['decimal_separator'])
    assert.deepEqual(await refused({ enable_tax: 'perhaps' }), ['enable_tax'])
    for (const charge of ['', 'half', '01a228ca-9644-7092-8706-51645288f0f6']) {
      assert.deepEqual(await refused({ trial_sessions: charge }), ['trial_sessions'], charge)
    }
    assert.deepEqual((await props(visitor)).financial.values, defaults)
  })

  test('F2 no thousand separator, or a space, is a choice', async ({ client, assert }) => {
    const { visitor } = await atTheDesk(client)
    await visitor.post(path, { settings: entries({ thousand_separator: '' }), version: 1 })
    assert.equal((await props(visitor)).financial.values.thousand_separator, '')
    await visitor.post(path, { settings: entries({ thousand_separator: '\u00a0' }), version: 2 })
    assert.equal((await props(visitor)).financial.values.thousand_separator, '\u00a0')
  })

  test('F2 fewer decimals than the currency has need to be confirmed, once', async ({
    client,
    assert,
  }) => {
    const { visitor } = await atTheDesk(client)
    const wanted = { currency: 'KWD', decimal_places: 2 }
    await visitor.post(path, { settings: entries(wanted), version: 1 })
    const asked = await props(visitor)
    assert.include(asked.errors.confirm_decimals, 'KWD has 3 decimal places')
    assert.equal(asked.financial.values.currency, 'USD')

    await visitor.post(path, { settings: entries(wanted), version: 1, confirm_decimals: true })
    assert.equal((await props(visitor)).financial.values.currency, 'KWD')
    await visitor.post(path, { settings: entries({ ...wanted, tax_rate: 5 }), version: 2 })
    assert.equal((await props(visitor)).financial.values.tax_rate, 5)
  })

  test('F2 a rate that is not shown is not sent and stays', async ({ client, assert }) => {
    const { visitor } = await atTheDesk(client)
    await visitor.post(path, { settings: entries({ tax_rate: 15 }), version: 1 })
    const { tax_rate: hidden, ...rest } = entries({ enable_tax: false })
    assert.isDefined(hidden)
    await visitor.post(path, { settings: rest, version: 2 })
    const { values } = (await props(visitor)).financial
    assert.include(values, { enable_tax: false, tax_rate: 15 })
  })

  test('F1 a stale version changes nothing, unknown keys are dropped', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    await visitor.post(path, { settings: entries({ currency: 'EUR' }), version: 1 })
    await visitor.post(path, { settings: entries({ currency: 'GBP' }), version: 1 })
    const stale = await props(visitor)
    assert.isNotEmpty(stale.errors.version)
    assert.equal(stale.financial.values.currency, 'EUR')

    await visitor.post(path, {
      settings: { ...entries({ currency: 'GBP' }), slug: { value: 'x' } },
      slug: 'stolen',
      status: 'closed',
      version: 2,
    })
    const { financial, tenant } = await props(visitor)
    assert.equal(financial.values.currency, 'GBP')
    assert.notProperty(financial.values, 'slug')
    assert.equal(tenant.slug, account.centre.slug)
  })

  test('F1 twenty people who save at once: one of them does', async ({ client, assert }) => {
    const { account, visitor } = await atTheDesk(client)
    await Promise.all(
      Array.from({ length: 20 }, (_, rate) =>
        visitor.post(path, { settings: entries({ tax_rate: rate + 1 }), version: 1 })
      )
    )
    const kept = (await props(visitor)).financial
    assert.equal(kept.kept.version, 2)
    const trail = await rowsOf(account.centre, 'audit_events', {
      action: 'settings.update_financial',
    })
    assert.lengthOf(trail, 1)
    assert.equal(trail[0].after.tax_rate, kept.values.tax_rate)
  })

  test('H3 whoever may only look changes nothing', async ({ client, assert }) => {
    const centre = await createCentre()
    const account = await createAdministratorWho(centre, ['admin.financial_settings.index'])
    const visitor = await (await signedIn(client, account)).prepare()
    const refused = await visitor.post(path, { settings: entries({ currency: 'EUR' }), version: 1 })
    refused.assertStatus(403)
    const { values, kept } = (await props(visitor)).financial
    assert.equal(values.currency, 'USD')
    assert.isNotNull(kept)
  })

  test('T14 money is changed only by who proved who they are a moment ago', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account, account.centre, { confirmed: false })
    await visitor.prepare()
    await visitor.post(path, { settings: entries({ currency: 'EUR' }), version: 1 })
    const asked = await visitor.visit('/admin/profile')
    assert.exists(asked.body().flash.confirm)
    assert.equal(asked.body().props.financial.values.currency, 'USD')
  })
})
