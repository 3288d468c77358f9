import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { aLine, createPayer, credit, draft, issued } from '#tests/helpers/billing/documents'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { attended, pricedGroup } from '#tests/helpers/billing/unbilled'
import { freezeClock } from '#domain/shared/time/clock'
import { signedIn } from '#tests/helpers/visitor'

const company = {
  name_en: 'Gulf Engineering',
  name_ar: 'الهندسة الخليجية',
  tax_number: '٣١٠٠٠٠٠٠٠٠٠٠٠٠٣',
  address: 'Riyadh',
  email: 'Bills@Gulf.example',
  phone: '0501234567',
  phone_country: 'SA',
  language: 'ar',
}

const pathOf = (id: string) => `/admin/payers/${id}`

const payersIn = (centre: Centre) => rowsOf(centre, 'payers')

test.group('Payers in the back office', () => {
  test('C16 a payer’s page shows what is open and overdue by currency, and all documents', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const payer = await createPayer(centre)
    const lines = [aLine('10000', { tax: 0 })]
    const first = await issued(centre, { payer_id: payer, lines })
    await credit(centre, first, { kind: 'amount', minor: '2500' })
    await issued(centre, { payer_id: payer, lines, currency: 'KWD' })
    await draft(centre, { payer_id: payer, lines })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { payer: account, documents } = (await visitor.visit(pathOf(payer))).body().props
    const [dinars, riyals] = account.balances
    assert.deepInclude(riyals, { currency: 'SAR', draft_count: 1 })
    assert.equal(riyals.open.minor, '7500')
    assert.equal(riyals.overdue.minor, '0')
    assert.equal(riyals.drafts.minor, '10000')
    assert.equal(dinars.currency, 'KWD')
    assert.lengthOf(account.students, 1)
    assert.equal(documents.count, 4)
    assert.deepEqual(
      documents.rows.map(({ kind, state }: { kind: string; state: string }) => [kind, state]),
      [
        ['invoice', 'draft'],
        ['invoice', 'open'],
        ['credit_note', null],
        ['invoice', 'open'],
      ]
    )
  })

  test('C16 what isn’t billed yet stands beside the balance, and on the student’s overview', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(freezeClock('2026-11-21T09:00Z'))
    const centre = await createCentre()
    const place = await pricedGroup(centre, { minor: 10_000n, currency: 'USD', exponent: 2 })
    await attended(centre, place, '2026-11-02')
    const visitor = await signedIn(client, await createAdministrator(centre))
    const month = { from: '2026-11-01', until: '2026-11-21', is_all: false }
    await visitor.post('/admin/proposed-drafts', { ...month, families: [place.student] })
    const [document] = await rowsOf(centre, 'documents')
    const unbilledOf = async () =>
      (await visitor.visit(pathOf(document!.payer_id))).body().props.unbilled
    const span = { from: '2025-11-21', until: '2026-11-21' }
    assert.deepEqual(await unbilledOf(), { ...span, totals: [] })
    for (const day of ['2026-09-15', '2026-11-09']) await attended(centre, place, day)
    const totals = [{ minor: '20000', currency: 'USD', exponent: 2 }]
    assert.deepEqual(await unbilledOf(), { ...span, totals })
    const page = await visitor.visit(`/admin/students/${place.student}`)
    const { unbilled } = page.body().props.overview.billing
    assert.deepEqual(unbilled, { ...span, totals, student: place.student })
  })

  test('C16 the student’s page says what is owed, to whoever may see invoices', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const payer = await createPayer(centre)
    await issued(centre, { payer_id: payer })
    const [{ student_id: student }] = await payersIn(centre)
    const billingFor = async (account: Awaited<ReturnType<typeof createAdministrator>>) => {
      const visitor = await signedIn(client, account)
      return (await visitor.visit(`/admin/students/${student}`)).body().props.overview.billing
    }
    const { payers } = await billingFor(await createAdministrator(centre))
    assert.equal(payers[0].id, payer)
    assert.equal(payers[0].balances[0].open.minor, '11500')
    const teacher = await createAdministratorWho(centre, ['admin.students.index'])
    assert.isNull(await billingFor(teacher))
  })

  test('another centre’s payer and one that is not there are not found', async ({ client }) => {
    const [centre, other] = [await createCentre(), await createCentre()]
    const foreign = await createPayer(other)
    const visitor = await signedIn(client, await createAdministrator(centre))
    for (const id of [foreign, uuid(), 'nobody']) {
      ;(await visitor.get(pathOf(id))).assertStatus(404)
      ;(await visitor.put(pathOf(id), { language: 'en', version: 1 })).assertStatus(404)
    }
  })

  test('C16 a company is added and changed, and the trail tells', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    await visitor.post('/admin/payers', company)
    const [saved] = await payersIn(centre)
    assert.deepInclude(saved, {
      kind: 'company',
      name: 'Gulf Engineering',
      name_other: 'الهندسة الخليجية',
      tax_number: '310000000000003',
      email: 'bills@gulf.example',
      phone: '+966501234567',
      language: 'ar',
    })
    const path = pathOf(saved.id)
    await visitor.put(path, { ...company, address: 'Jeddah', language: null, version: 1 })
    await visitor.put(path, { ...company, address: 'Dammam', version: 1 })
    assert.isNotEmpty((await visitor.visit(path)).body().props.errors.version)
    const [changed] = await payersIn(centre)
    assert.deepInclude(changed, { address: 'Jeddah', language: null, version: 2 })
    const [entry] = await rowsOf(centre, 'audit_events', { action: 'payers.update' })
    assert.deepEqual(entry.after, { address: 'Jeddah', language: null })
  })

  test('a person’s own fields stay; only the language of papers changes', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const payer = await createPayer(centre)
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    await visitor.put(pathOf(payer), { ...company, language: 'en', version: 1 })
    const [saved] = await payersIn(centre)
    assert.deepInclude(saved, { kind: 'student', name: null, email: null, language: 'en' })
  })

  test('a company without a name, with a wrong phone or e-mail is refused under its field', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await (await signedIn(client, await createAdministrator(centre))).prepare()
    const wrong = { name_en: '', name_ar: '', phone: '12', email: 'nobody', language: 'fr' }
    await visitor.post('/admin/payers', { ...company, ...wrong })
    const { errors } = (await visitor.visit('/admin/invoices')).body().props
    assert.includeMembers(Object.keys(errors), ['name_en', 'phone', 'email', 'language'])
    assert.isEmpty(await payersIn(centre))
  })
})
