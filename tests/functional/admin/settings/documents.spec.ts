import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { issued } from '#tests/helpers/billing/documents'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/settings/documents'

const propsOf = async (visitor: Visitor) => (await visitor.visit(path)).body().props

async function atTheDesk(client: ApiClient) {
  const centre = await createCentre()
  const account = await createAdministrator(centre)
  return { centre, visitor: await (await signedIn(client, account)).prepare() }
}

const wanted = {
  invoice_pattern: 'F/{YYYY}/{000}',
  credit_note_pattern: 'C/{YYYY}/{000}',
  receipt_pattern: 'R/{YYYY}/{000}',
  due_days: '٣٠',
  language: 'ar',
  payment_en: 'Bank of Riyadh',
  payment_ar: 'بنك الرياض',
  footer_en: '',
  footer_ar: '',
  qr: false,
}

test.group('Settings of invoices and credit notes', () => {
  test('C22 numbers, days, language and words of papers are changed, and the trail tells', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await atTheDesk(client)
    const { settings, next, seller } = await propsOf(visitor)
    assert.include(settings, { invoice_pattern: 'INV-{YYYY}-{0000}', due_days: '14' })
    assert.include(next, { invoice: '1', credit_note: '1' })
    assert.isFalse(seller.has_legal_name)
    await visitor.put(path, { ...wanted, version: settings.version })
    const page = await propsOf(visitor)
    assert.include(page.settings, { ...wanted, due_days: '30' })
    const [entry] = await rowsOf(centre, 'audit_events', { action: 'settings.update_documents' })
    assert.deepInclude(entry.after, { due_days: 30, payment_en: 'Bank of Riyadh' })
  })

  test('the number that the next invoice gets is counted on', async ({ client, assert }) => {
    const centre = await createCentre()
    await issued(centre)
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { next } = (await visitor.visit(path)).body().props
    assert.include(next, { invoice: '2', credit_note: '1' })
  })

  test('patterns that would write one number twice are refused under their field', async ({
    client,
    assert,
  }) => {
    const { visitor } = await atTheDesk(client)
    const { version } = (await propsOf(visitor)).settings
    const refused = async (fields: object) => {
      await visitor.put(path, { ...wanted, version, ...fields })
      const { errors, settings } = await propsOf(visitor)
      assert.equal(settings.version, version)
      return errors
    }
    assert.isNotEmpty((await refused({ invoice_pattern: 'INV-{0000}' })).invoice_pattern)
    assert.isNotEmpty(
      (await refused({ credit_note_pattern: wanted.invoice_pattern })).credit_note_pattern
    )
    assert.isNotEmpty((await refused({ due_days: '366' })).due_days)
    assert.isNotEmpty((await refused({ language: 'fr' })).language)
  })

  test('a stale version changes nothing', async ({ client, assert }) => {
    const { visitor } = await atTheDesk(client)
    const { version } = (await propsOf(visitor)).settings
    await visitor.put(path, { ...wanted, version })
    await visitor.put(path, { ...wanted, due_days: '7', version })
    const { errors, settings } = await propsOf(visitor)
    assert.isNotEmpty(errors.version)
    assert.equal(settings.due_days, '30')
  })

  test('whoever may only look changes nothing', async ({ client, assert }) => {
    const centre = await createCentre()
    const account = await createAdministratorWho(centre, ['admin.financial_settings.index'])
    const visitor = await (await signedIn(client, account)).prepare()
    const { may_update, settings } = await propsOf(visitor)
    assert.isFalse(may_update)
    const response = await visitor.put(path, { ...wanted, version: settings.version })
    response.assertStatus(403)
  })

  test('T14 a change needs a fresh proof of identity', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account, account.centre, { confirmed: false })
    await visitor.prepare()
    const { version } = (await propsOf(visitor)).settings
    await visitor.put(path, { ...wanted, version })
    const { errors, settings } = await propsOf(visitor)
    assert.isNotEmpty(errors.confirm)
    assert.equal(settings.due_days, '14')
  })
})
