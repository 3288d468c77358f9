import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { sql } from 'kysely'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import type { Permission } from '#domain/access/roles/permissions'
import { db, withTenantAsOwner } from '#domain/shared/data/database'
import {
  aLine,
  billingZone,
  credit,
  documentIn,
  draft,
  issued,
} from '#tests/helpers/billing/documents'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { props, signedIn } from '#tests/helpers/visitor'

const receptionist: Permission[] = [
  'admin.invoices.index',
  'admin.invoices.create',
  'admin.invoices.update',
]

async function opened(client: ApiClient, permissions?: Permission[]) {
  const centre = await createCentre()
  const account = permissions
    ? await createAdministratorWho(centre, permissions)
    : await createAdministrator(centre)
  return { centre, visitor: await (await signedIn(client, account)).prepare() }
}

const day = (offset: number) =>
  DateTime.now().setZone(billingZone).plus({ days: offset }).toISODate()!

const versionOf = ({ id, version }: { id: string; version: number }) => ({ id, version })

const statusIn = async (centre: Centre, id: string) => (await documentIn(centre, id)).status

test.group('Invoices: issue', () => {
  test('C16 several at once: those that can be are, and each refused one says why', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await opened(client, receptionist)
    const [good, empty, late] = [
      await draft(centre),
      await draft(centre, { lines: [] }),
      await draft(centre, { due_on: day(-3) }),
    ]
    const stale = await draft(centre)
    const documents = [good, empty, late].map(versionOf)
    await visitor.post('/admin/invoice-issues', {
      documents: [...documents, { id: stale.id, version: 7 }, { id: uuid(), version: 1 }],
    })
    const answer = await visitor.visit('/admin/invoices')
    const { flash } = answer.body()
    assert.match(flash.success, /INV-\d{4}-0001/)
    assert.deepEqual(
      flash.refused.rows.map(({ reason }: { reason: string }) => reason.split('.')[0]),
      [
        'It has no lines',
        'Its due date has passed',
        'Someone changed it after you opened the list',
        'It no longer exists',
      ]
    )
    assert.equal(await statusIn(centre, good.id), 'issued')
    assert.equal(await statusIn(centre, empty.id), 'draft')
  })

  test('C16 all drafts that a list shows are issued in their order', async ({ client, assert }) => {
    const { centre, visitor } = await opened(client)
    const drafts = [await draft(centre), await draft(centre)]
    await visitor.post('/admin/invoice-issues', { matching: 'state=draft' })
    const numbers = await Promise.all(drafts.map(({ id }) => documentIn(centre, id)))
    assert.deepEqual(
      numbers.map(({ sequence }) => sequence),
      ['1', '2']
    )
  })

  test('C16 another centre’s draft stays one', async ({ client, assert }) => {
    const { visitor } = await opened(client)
    const elsewhere = await createCentre()
    const foreign = await draft(elsewhere)
    await visitor.post('/admin/invoice-issues', { documents: [versionOf(foreign)] })
    assert.equal(await statusIn(elsewhere, foreign.id), 'draft')
  })
})

test.group('Invoices: void', () => {
  test('C16 with a reason, for good; a receptionist may not', async ({ client, assert }) => {
    const { centre, visitor } = await opened(client)
    const invoice = await issued(centre)
    const url = `/admin/invoices/${invoice.id}/void`
    await visitor.post(url, { reason: '', version: invoice.version })
    assert.equal(await statusIn(centre, invoice.id), 'issued')
    await visitor.post(url, { reason: 'Wrong family', version: invoice.version })
    const taken = await documentIn(centre, invoice.id)
    assert.include(taken, { status: 'void', void_reason: 'Wrong family' })
    const { visitor: other, centre: second } = await opened(client, receptionist)
    const secondInvoice = await issued(second)
    const answer = await other.post(`/admin/invoices/${secondInvoice.id}/void`, {
      reason: 'Wrong',
      version: secondInvoice.version,
    })
    assert.equal(answer.status(), 403)
  })

  test('C16 not once a part was credited, nor from another version', async ({ client, assert }) => {
    const { centre, visitor } = await opened(client)
    const invoice = await issued(centre)
    const refusalOf = async (version: number) => {
      await visitor.post(`/admin/invoices/${invoice.id}/void`, { reason: 'Wrong', version })
      return (await props(visitor, `/admin/invoices/${invoice.id}`)).errors.version
    }
    assert.match(await refusalOf(9), /changed/)
    await credit(centre, invoice, { kind: 'amount', minor: '100' })
    assert.match(await refusalOf(invoice.version + 1), /credited already/)
  })
})

test.group('Invoices: credit note', () => {
  test('C11c everything, some lines, or an amount, with a reason', async ({ client, assert }) => {
    const { centre, visitor } = await opened(client)
    const invoice = await issued(centre, { lines: [aLine('10000'), aLine('20000', { tax: null })] })
    const [first, second] = invoice.lines
    const url = `/admin/invoices/${invoice.id}/credits`
    const creditWith = async (body: object) => {
      const { version } = await documentIn(centre, invoice.id)
      await visitor.post(url, { reason: 'Not held', version, ...body })
      const page = await props(visitor, `/admin/invoices/${invoice.id}`)
      return {
        errors: page.errors,
        open: page.invoice.open.minor,
        notes: page.invoice.credit_notes,
      }
    }
    const lines = [
      { line_id: first!.id, amount: '١٥٫٠٠' },
      { line_id: second!.id, amount: '' },
    ]
    const byLines = await creditWith({ kind: 'lines', lines })
    assert.equal(byLines.open, '30000')
    assert.include(byLines.notes[0], { reason: 'Not held' })
    assert.equal((await creditWith({ kind: 'amount', amount: '50' })).open, '25000')
    assert.property((await creditWith({ kind: 'amount', amount: '250.01' })).errors, 'amount')
    assert.property((await creditWith({ kind: 'amount', amount: '' })).errors, 'amount')
    assert.property((await creditWith({ kind: 'amount', amount: '-1' })).errors, 'amount')
    assert.property((await creditWith({ kind: 'lines', lines: [] })).errors, 'kind')
    assert.property((await creditWith({ kind: 'all', reason: '' })).errors, 'reason')
    const unknown = [{ line_id: uuid(), amount: '1' }]
    assert.match((await creditWith({ kind: 'lines', lines: unknown })).errors.version, /lines/)
    const whole = await creditWith({ kind: 'all' })
    assert.equal(whole.open, '0')
    assert.lengthOf(whole.notes, 3)
    const note = await props(visitor, `/admin/credit-notes/${whole.notes[2].id}`)
    assert.include(note.credit_note.invoice, { id: invoice.id, number: invoice.number })
  })

  test('C11c a receptionist and another centre may not', async ({ client, assert }) => {
    const { centre, visitor } = await opened(client, receptionist)
    const invoice = await issued(centre)
    const body = { kind: 'all', reason: 'Not held', version: invoice.version }
    const answer = await visitor.post(`/admin/invoices/${invoice.id}/credits`, body)
    assert.equal(answer.status(), 403)
    const { visitor: other } = await opened(client)
    const foreign = await other.post(`/admin/invoices/${invoice.id}/credits`, body)
    assert.equal(foreign.status(), 404)
  })
})

test.group('Invoices: due day and internal notes', () => {
  test('C16 change with an entry in the trail, never to before the day of issue', async ({
    client,
    assert,
  }) => {
    const { centre, visitor } = await opened(client, receptionist)
    const invoice = await issued(centre)
    const url = `/admin/issued-invoices/${invoice.id}`
    const change = async (due_on: string, version: number) => {
      await visitor.put(url, { due_on, internal_notes: 'Called', version })
      return (await props(visitor, `/admin/invoices/${invoice.id}`)).errors
    }
    assert.property(await change(day(-1), invoice.version), 'due_on')
    assert.property(await change('', invoice.version), 'due_on')
    assert.property(await change(day(30), 9), 'version')
    await change(day(30), invoice.version)
    assert.include(await documentIn(centre, invoice.id), {
      due_on: day(30),
      internal_notes: 'Called',
      total: invoice.total,
    })
    const entries = await auditOf(centre, invoice.id)
    assert.include(entries.at(-1), { action: 'invoices.change' })
  })

  test('C16 whoever may not void changes those of today alone', async ({ client, assert }) => {
    const { centre, visitor } = await opened(client, receptionist)
    const invoice = await issued(centre)
    await backdate(centre, invoice.id)
    const { can } = await props(visitor, `/admin/invoices/${invoice.id}`)
    assert.isFalse(can.change)
    const body = { due_on: day(30), internal_notes: '', version: invoice.version }
    await visitor.put(`/admin/issued-invoices/${invoice.id}`, body)
    const { errors } = await props(visitor, `/admin/invoices/${invoice.id}`)
    assert.match(errors.version, /only on the day/)
    const manager = await createAdministrator(centre)
    const other = await (await signedIn(client, manager)).prepare()
    await other.put(`/admin/issued-invoices/${invoice.id}`, body)
    assert.equal((await documentIn(centre, invoice.id)).due_on, day(30))
  })
})

/** Nothing in the product makes an invoice of yesterday. */
const backdate = (centre: Centre, id: string) =>
  withTenantAsOwner(centre.id, async () => {
    await sql`alter table documents disable trigger documents_frozen`.execute(db())
    await db()
      .updateTable('documents')
      .set({ issued_on: day(-1) })
      .where('id', '=', id)
      .execute()
    await sql`alter table documents enable always trigger documents_frozen`.execute(db())
  })
