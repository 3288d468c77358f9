import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { openPayersOf } from '#domain/billing/payers/open_payer'
import { withTenant } from '#domain/shared/data/database'
import { aLine, billingZone, credit, draft, issued, voidIn } from '#tests/helpers/billing/documents'
import { createCompanyPayer } from '#tests/helpers/billing/papers'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
} from '#tests/helpers/centre/centre'
import { createGuardian, link } from '#tests/helpers/people/guardians'
import { props, signedIn } from '#tests/helpers/visitor'

const path = '/admin/invoices'

const day = (offset: number) =>
  DateTime.now().setZone(billingZone).plus({ days: offset }).toISODate()!

async function furnishedList() {
  const centre = await createCentre()
  const company = await createCompanyPayer(centre, { name: 'Gulf Oil', name_other: 'نفط الخليج' })
  const drafted = await draft(centre, { payer_id: company, lines: [aLine('700')] })
  const open = await issued(centre)
  const credited = await issued(centre, { currency: 'USD' })
  await credit(centre, credited, { kind: 'all' })
  const taken = await issued(centre)
  await voidIn(centre, taken)
  return { centre, drafted, open, credited, taken }
}

test.group('Invoices: the list', () => {
  test('C16 drafts come first, then the latest, each with its payer, students and state', async ({
    client,
    assert,
  }) => {
    const { centre, drafted, open, credited, taken } = await furnishedList()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { invoices } = await props(visitor, path)
    assert.deepEqual(
      invoices.rows.map(({ id, state }: { id: string; state: string }) => [id, state]),
      [
        [drafted.id, 'draft'],
        [taken.id, 'void'],
        [credited.id, 'credited'],
        [open.id, 'open'],
      ]
    )
    assert.equal(invoices.meta.total, 4)
    const [first, , , last] = invoices.rows
    assert.include(first.payer, { name: 'Gulf Oil', name_other: 'نفط الخليج', kind: 'company' })
    assert.include(last, { number: open.number, issued_on: open.issued_on, due_on: open.due_on })
    assert.deepEqual(last.open, { minor: '11500', currency: 'SAR', exponent: 2 })
  })

  test('C16 sums are told by currency, drafts apart, and nothing void counts', async ({
    client,
    assert,
  }) => {
    const { centre } = await furnishedList()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const minors = async (address: string) =>
      (await props(visitor, path + address)).invoices.sums.map(
        ({
          issued: all,
          open,
          draft: drafts,
        }: Record<string, { minor: string; currency: string }>) =>
          [all!.currency, all!.minor, open!.minor, drafts!.minor].join(' ')
      )
    assert.deepEqual(await minors(''), ['SAR 11500 11500 805', 'USD 11500 0 0'])
    assert.deepEqual(await minors('?state=draft'), ['SAR 0 0 805'])
    assert.deepEqual(await minors('?state=void'), [])
  })

  test('C16 filtered by state, days, payer and student', async ({ client, assert }) => {
    const { centre, drafted, open, credited, taken } = await furnishedList()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const ids = async (address: string) =>
      (await props(visitor, `${path}?${address}`)).invoices.rows.map(({ id }: { id: string }) => id)
    assert.deepEqual(await ids('state=draft,void'), [drafted.id, taken.id])
    assert.deepEqual(await ids('state=open'), [open.id])
    assert.deepEqual(await ids('state=overdue'), [])
    assert.deepEqual(await ids(`issued_to=${day(-1)}`), [])
    assert.deepEqual(await ids(`issued_from=${day(0)}&state=credited`), [credited.id])
    assert.deepEqual(await ids(`due_from=${open.due_on}&state=open`), [open.id])
    assert.deepEqual(await ids(`payer=${drafted.payer_id}`), [drafted.id])
  })

  test('C16 found by number and by a payer’s or a student’s name, in this centre alone', async ({
    client,
    assert,
  }) => {
    const { centre, drafted, open, credited, taken } = await furnishedList()
    await furnishedList()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const ids = async (q: string) =>
      (await props(visitor, `${path}?q=${encodeURIComponent(q)}`)).invoices.rows.map(
        ({ id }: { id: string }) => id
      )
    assert.deepEqual(await ids(open.number!), [open.id])
    assert.deepEqual(await ids('gulf'), [drafted.id])
    assert.deepEqual(await ids('الخليج'), [drafted.id])
    assert.deepEqual(await ids('Omar Khalil'), [taken.id, credited.id, open.id])
    assert.deepEqual(await ids('عمر'), [taken.id, credited.id, open.id])
    assert.deepEqual(await ids('zzzz'), [])
  })

  test('C16 found by a number without its prefix or dashes, and by the number of the family', async ({
    client,
    assert,
  }) => {
    const { centre, open } = await furnishedList()
    const { personId: student } = await createPerson(centre, 'student')
    const { id: guardian } = await createGuardian(centre)
    await link(centre, student, guardian, { isPayer: true })
    const payers = await withTenant(centre.id, () => openPayersOf([student]))
    const family = await draft(centre, { payer_id: payers.get(student)! })
    const visitor = await signedIn(client, await createAdministrator(centre))
    const ids = async (q: string) =>
      (await props(visitor, `${path}?q=${encodeURIComponent(q)}`)).invoices.rows.map(
        ({ id }: { id: string }) => id
      )
    const [prefix, ...rest] = open.number!.split('-')
    assert.deepEqual(await ids(rest.join('-')), [open.id])
    assert.deepEqual(await ids(`${prefix}${rest.join('')}`), [open.id])
    assert.deepEqual(await ids('F-0001'), [family.id])
  })

  test('C16 an export has every row and plain amounts', async ({ client, assert }) => {
    const { centre, open } = await furnishedList()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const answer = await visitor.get('/admin/invoice-exports')
    const lines = answer.text().trim().split('\r\n')
    assert.lengthOf(lines, 5)
    assert.match(
      lines.find((line) => line.includes(open.number!))!,
      /Open.*SAR.*100\.00.*115\.00/
    )
  })

  test('C16 whoever may not see invoices is sent away', async ({ client, assert }) => {
    const centre = await createCentre()
    const account = await createAdministratorWho(centre, ['admin.students.index'])
    const visitor = await signedIn(client, account)
    assert.equal((await visitor.visit(path)).status(), 403)
  })
})
