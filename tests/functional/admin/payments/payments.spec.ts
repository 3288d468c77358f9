import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import type { Permission } from '#domain/access/roles/permissions'
import { today } from '#domain/shared/time/clock'
import { aLine, billingZone, documentIn, issued } from '#tests/helpers/billing/documents'
import { methodOf, pay, paymentIn } from '#tests/helpers/billing/payments'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { auditOf } from '#tests/helpers/people/students'
import { props, signedIn } from '#tests/helpers/visitor'

const cashier: Permission[] = [
  'admin.payments.index',
  'admin.payments.create',
  'admin.payments.update',
]

async function opened(client: ApiClient, permissions?: Permission[]) {
  const centre = await createCentre()
  const account = permissions
    ? await createAdministratorWho(centre, permissions)
    : await createAdministrator(centre)
  const invoice = await issued(centre)
  const form = {
    key: uuid(),
    payer: `payer:${invoice.payer_id}`,
    currency: 'SAR',
    received_on: today(billingZone),
    notes: '',
    parts: [{ method_id: await methodOf(centre, 'card'), amount: '115' }],
  }
  const visitor = await (await signedIn(client, account)).prepare()
  return { centre, invoice, form, visitor, userId: account.userId }
}

test.group('Payments, by request', () => {
  test('C17 the form knows what is open, and recording it pays the invoice once', async ({
    client,
    assert,
  }) => {
    const { centre, invoice, form, visitor } = await opened(client, cashier)
    const address = `/admin/payments/create?payer=${invoice.payer_id}&invoice=${invoice.id}`
    assert.containsSubset(await props(visitor, address), {
      invoice: invoice.id,
      paying: {
        payer: { id: invoice.payer_id },
        invoices: [{ id: invoice.id, open: { minor: '11500', currency: 'SAR', exponent: 2 } }],
        credit: [],
      },
    })
    for (let times = 0; times < 2; times += 1) await visitor.post('/admin/payments', form)
    const payments = await rowsOf(centre, 'payments')
    assert.lengthOf(payments, 1)
    const [{ id, number }] = payments as [(typeof payments)[number]]
    assert.equal((await documentIn(centre, invoice.id)).open, '0')
    assert.containsSubset(await auditOf(centre, id), [{ action: 'payments.create' }])
    assert.containsSubset(await props(visitor, '/admin/payments?q=RC'), {
      payments: {
        rows: [{ number, state: 'completed' }],
        sums: [{ minor: '11500', currency: 'SAR' }],
      },
    })
    assert.containsSubset(await props(visitor, `/admin/payments/${id}`), {
      payment: { number, invoices: [{ id: invoice.id }] },
      can: { void: true },
    })
  })

  test('C17 sent again after its answer was lost, it answers the same in any currency', async ({
    client,
    assert,
  }) => {
    const { centre, form, visitor } = await opened(client, cashier)
    const lines = [aLine('115500', { tax: null, exponent: 3 })]
    const { payer_id: payer } = await issued(centre, { currency: 'KWD', exponent: 3, lines })
    const parts = [{ ...form.parts[0], amount: '115.500' }]
    const inDinars = { ...form, payer: `payer:${payer}`, currency: 'KWD', parts }
    for (let times = 0; times < 2; times += 1) {
      const answer = await visitor.post('/admin/payments', inDinars)
      assert.match(String(answer.header('location')), /payments\/[0-9a-f-]{36}$/)
    }
    assert.containsSubset(await rowsOf(centre, 'payments'), [{ amount: '115500', exponent: 3 }])
    assert.lengthOf(await rowsOf(centre, 'payments'), 1)
  })

  test('C17 a refusal stands under its field, and nothing is recorded', async ({
    client,
    assert,
  }) => {
    const { centre, invoice, form, visitor } = await opened(client, cashier)
    const [part] = form.parts
    const refused = async (change: object) => {
      await visitor.post('/admin/payments', { ...form, key: uuid(), ...change })
      return Object.keys((await props(visitor, '/admin/payments')).errors)
    }
    const cheque = { method_id: await methodOf(centre, 'cheque'), amount: '1', reference: '7' }
    const allocations = [{ document_id: invoice.id, amount: '115.01' }]
    assert.deepEqual(await refused({ parts: [{ ...part, amount: '0' }] }), ['parts.0.amount'])
    assert.deepEqual(await refused({ parts: [{ ...part, amount: '-1' }] }), ['parts.0.amount'])
    assert.deepEqual(await refused({ parts: [{ ...part, amount: '1.005' }] }), ['parts.0.amount'])
    assert.deepEqual(await refused({ parts: [{ ...part, amount: '1e15' }] }), ['parts.0.amount'])
    assert.deepEqual(await refused({ parts: [part, cheque] }), ['parts.1.cheque_due_on'])
    assert.deepEqual(await refused({ payer: `payer:${uuid()}` }), ['payer'])
    assert.deepEqual(await refused({ received_on: '2999-01-01' }), ['received_on'])
    assert.deepEqual(await refused({ allocations }), ['allocations.0.amount'])
    assert.deepEqual(await refused({ key: 'twice' }), ['key'])
    assert.deepEqual(await rowsOf(centre, 'payments'), [])
    const arabic = { ...form, parts: [{ ...part, amount: '١١٥٫٠٠' }] }
    await visitor.post('/admin/payments', arabic)
    assert.containsSubset(await rowsOf(centre, 'payments'), [{ amount: '11500' }])
  })

  test('C17 whoever takes money voids their own of today, others need the right to delete', async ({
    client,
    assert,
  }) => {
    const { centre, invoice, visitor, userId } = await opened(client, cashier)
    const others = await pay(centre, [['card', '100']], { payer_id: invoice.payer_id })
    const own = await pay(centre, [['card', '100']], {
      payer_id: invoice.payer_id,
      user: userId,
    })
    for (const { id } of [others, own]) {
      const { version } = await paymentIn(centre, id)
      await visitor.post(`/admin/payments/${id}/void`, { reason: 'Typed twice', version })
    }
    assert.equal((await paymentIn(centre, others.id)).status, 'completed')
    assert.equal((await paymentIn(centre, own.id)).status, 'void')
  })

  test('C17 of another centre nothing is seen, and without permission nothing is done', async ({
    client,
  }) => {
    const { centre, invoice, form } = await opened(client)
    const { id } = await pay(centre, [['card', '100']], { payer_id: invoice.payer_id })
    const other = await opened(client)
    ;(await other.visitor.get(`/admin/payments/${id}`)).assertStatus(404)
    const looking = await opened(client, ['admin.payments.index'])
    ;(await looking.visitor.get('/admin/payments/create')).assertStatus(403)
    ;(await looking.visitor.post('/admin/payments', form)).assertStatus(403)
    const cheque = `/admin/payments/${id}/cheques/1`
    ;(await looking.visitor.post(cheque, { state: 'cleared', version: 1 })).assertStatus(403)
    const none = await opened(client, ['admin.invoices.index'])
    ;(await none.visitor.get('/admin/payments')).assertStatus(403)
  })

  test('C17 credit is offered on the invoice, and pays it', async ({ client, assert }) => {
    const { centre, invoice, visitor } = await opened(client)
    const allocations: [] = []
    await pay(centre, [['card', '2000']], { payer_id: invoice.payer_id, allocations })
    const address = `/admin/invoices/${invoice.id}`
    assert.containsSubset(await props(visitor, address), { payer_credit: { minor: '2000' } })
    const use = (amount: string) => visitor.post(`${address}/credit-uses`, { key: uuid(), amount })
    await use('20.01')
    assert.property((await props(visitor, address)).errors, 'amount')
    await use('20')
    assert.equal((await documentIn(centre, invoice.id)).open, '9500')
    assert.containsSubset(await props(visitor, address), { payer_credit: null })
  })
})
