import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { db, withTenant } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'
import {
  aLine,
  billingZone,
  createPayer,
  credit,
  documentIn,
  issued,
  voidIn,
} from '#tests/helpers/billing/documents'
import {
  allocationsOf,
  aPart,
  balancesIn,
  changeChequeIn,
  faultsIn,
  type MethodKind,
  pay,
  paymentIn,
  tryPay,
  useCreditIn,
  voidPaymentIn,
} from '#tests/helpers/billing/payments'
import { createCentre, rowsOf } from '#tests/helpers/centre/centre'

const inDays = (days: number) =>
  new Date(Date.parse(today(billingZone)) + days * 86_400_000).toISOString().slice(0, 10)

type Family = { country?: string; currency?: string; exponent?: number; invoices: string[] }

/** Invoices without tax, each due a day after the one before. */
async function createFamily({ country = 'SA', currency = 'SAR', exponent = 2, invoices }: Family) {
  const centre = await createCentre({ country })
  const payer = await createPayer(centre)
  const ids: string[] = []
  for (const [index, minor] of invoices.entries()) {
    const lines = [aLine(minor, { tax: null, exponent })]
    const invoice = { payer_id: payer, lines, currency, exponent, due_on: inDays(index + 1) }
    ids.push((await issued(centre, invoice)).id)
  }
  return { centre, ids, money: { payer_id: payer, currency, exponent } }
}

const changedBySql = (tenantId: string, id: string) =>
  withTenant(tenantId, () =>
    db().updateTable('payments').set({ amount: '1' }).where('id', '=', id).execute()
  ).then(
    () => 'done',
    (error: { code?: string }) => error.code
  )

const openOf = async ({
  centre,
  ids,
}: Pick<Awaited<ReturnType<typeof createFamily>>, 'centre' | 'ids'>) =>
  Promise.all(ids.map(async (id) => (await documentIn(centre, id)).open))

test.group('Payments', () => {
  test('C17 money pays the oldest due first, and the rest is the payer’s credit: {minor}')
    .with([
      { minor: '120000', open: ['0', '0', '15750'], credit: 0 },
      { minor: '200000', open: ['0', '0', '0'], credit: 64_250 },
    ])
    .run(async ({ assert }, wanted) => {
      const family = await createFamily({
        country: 'KW',
        currency: 'KWD',
        exponent: 3,
        invoices: ['60000', '45500', '30250'],
      })
      const { centre, money } = family
      const { id, number } = await pay(centre, [['card', wanted.minor]], money)
      assert.match(number, /^RC-\d{4}-0001$/)
      assert.deepEqual(await openOf(family), wanted.open)
      const { amount, allocated } = await paymentIn(centre, id)
      assert.equal(Number(amount) - Number(allocated), wanted.credit)
      assert.deepEqual(await faultsIn(centre), [])
    })

  test('C17 it may be said which invoices are paid, each at most by what is open', async ({
    assert,
  }) => {
    const family = await createFamily({ invoices: ['10000', '5000'] })
    const { centre, ids, money } = family
    const [first, second] = ids as [string, string]
    const to = (minor: string, document_id = second) => ({ document_id, minor })
    const refusals = [
      { allocations: [to('5001')], error: { type: 'above_open', index: 0 } },
      { allocations: [to('5000'), to('2001', first)], error: { type: 'above_amount' } },
      { allocations: [to('1', uuid())], error: { type: 'unknown_document', index: 0 } },
      { allocations: [to('1'), to('1')], error: { type: 'unknown_document', index: 1 } },
    ]
    for (const { allocations, error } of refusals) {
      const result = await tryPay(centre, [['card', '7000']], { ...money, allocations })
      assert.deepEqual(result, { ok: false, error } as never)
    }
    assert.deepEqual(await rowsOf(centre, 'payments'), [])
    const { id } = await pay(centre, [['card', '7000']], { ...money, allocations: [to('5000')] })
    assert.deepEqual(await allocationsOf(centre, id), { [second]: '5000' })
    assert.deepEqual(await openOf(family), ['10000', '0'])
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 one receipt may have several methods, each in its own account', async ({ assert }) => {
    const { centre, money } = await createFamily({ invoices: ['40000'] })
    const parts: [MethodKind, string][] = [
      ['cash', '10000'],
      ['card', '30000'],
    ]
    await pay(centre, parts, money)
    assert.containsSubset(await balancesIn(centre), {
      receivable: '0',
      cash: '10000',
      card: '30000',
    })
    assert.lengthOf(await rowsOf(centre, 'payment_parts'), 2)
  })

  test('C17 cash is rounded to the smallest coin, and pays its invoice', async ({ assert }) => {
    const family = await createFamily({
      country: 'KW',
      currency: 'KWD',
      exponent: 3,
      invoices: ['12347'],
    })
    const { centre, money } = family
    await pay(centre, [['cash', '12347']], money)
    const balances = await balancesIn(centre)
    assert.containsSubset(balances, { receivable: '0', cash: '12345', rounding: '2' })
    assert.deepEqual(await openOf(family), ['0'])
  })

  test('C17 a part is refused without its method, reference or day', async ({ assert }) => {
    const { centre, money } = await createFamily({ invoices: ['10000'] })
    const refused = async (part: Awaited<ReturnType<typeof aPart>>) => {
      const result = await tryPay(centre, [], { ...money, parts: [part] })
      return !result.ok && result.error.type
    }
    const cheque = await aPart(centre, ['cheque', '100'])
    assert.equal(await refused({ ...cheque, method_id: uuid() }), 'unknown_method')
    assert.equal(await refused({ ...cheque, reference: null }), 'reference_missing')
    assert.equal(await refused({ ...cheque, cheque_due_on: null }), 'cheque_day_missing')
    const later = { ...money, received_on: inDays(1) }
    assert.deepEqual(await tryPay(centre, [['card', '100']], later), {
      ok: false,
      error: { type: 'future_day' },
    })
    const unknown = { ...money, payer_id: uuid() }
    assert.deepEqual(await tryPay(centre, [['card', '100']], unknown), {
      ok: false,
      error: { type: 'unknown_payer' },
    })
  })

  test('C17 sent twice, also at once, it is recorded once, and its key takes nothing else', async ({
    assert,
  }) => {
    const { centre, money } = await createFamily({ invoices: ['10000'] })
    const once = { ...money, key: uuid() }
    const results = await Promise.all(
      Array.from({ length: 20 }, () => tryPay(centre, [['card', '10000']], once))
    )
    const numbers = new Set(results.map((result) => result.ok && result.value.number))
    assert.equal(numbers.size, 1)
    assert.lengthOf(await rowsOf(centre, 'payments'), 1)
    const other = await tryPay(centre, [['card', '9000']], once)
    assert.deepEqual(other, { ok: false, error: { type: 'key_reused' } })
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 two people who pay one invoice at once pay it once, the rest is credit', async ({
    assert,
  }) => {
    const family = await createFamily({ invoices: ['10000'] })
    const { centre, money } = family
    await Promise.all(Array.from({ length: 6 }, () => pay(centre, [['card', '3000']], money)))
    assert.deepEqual(await openOf(family), ['0'])
    const payments = await rowsOf(centre, 'payments')
    assert.equal(
      payments.reduce((sum, { allocated }) => sum + Number(allocated), 0),
      10_000
    )
    assert.deepEqual(
      payments.map(({ sequence }) => Number(sequence)).toSorted(),
      [1, 2, 3, 4, 5, 6]
    )
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 an invoice that was paid can’t be voided, until its payment is', async ({ assert }) => {
    const family = await createFamily({ invoices: ['10000'] })
    const { centre, ids, money } = family
    const { id } = await pay(centre, [['cash', '4000']], money)
    const refused = await voidIn(centre, await documentIn(centre, ids[0]!))
    assert.deepEqual(refused, { ok: false, error: { type: 'paid' } })
    assert.isTrue((await voidPaymentIn(centre, id)).ok)
    assert.deepEqual(await openOf(family), ['10000'])
    assert.containsSubset(await balancesIn(centre), { receivable: '10000', cash: '0' })
    assert.deepEqual(await voidPaymentIn(centre, id), {
      ok: false,
      error: { type: 'already_void' },
    })
    assert.isTrue((await voidIn(centre, await documentIn(centre, ids[0]!))).ok)
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 whoever may void their own payments of today voids no others', async ({ assert }) => {
    const { centre, money } = await createFamily({ invoices: ['10000'] })
    const { id } = await pay(centre, [['cash', '4000']], money)
    const [{ received_by }] = await rowsOf(centre, 'payments')
    const refused = { ok: false, error: { type: 'not_own_today' } }
    assert.deepEqual(await voidPaymentIn(centre, id, uuid()), refused)
    assert.isTrue((await voidPaymentIn(centre, id, received_by)).ok)
    const yesterday = { ...money, received_on: inDays(-1) }
    const earlier = await pay(centre, [['cash', '4000']], yesterday)
    assert.deepEqual(await voidPaymentIn(centre, earlier.id, received_by), refused)
  })

  test('C17 a credit note closes what is open, and releases the rest of what was paid', async ({
    assert,
  }) => {
    const family = await createFamily({ invoices: ['10000'] })
    const { centre, ids, money } = family
    const { id } = await pay(centre, [['card', '8000']], money)
    const invoice = await documentIn(centre, ids[0]!)
    assert.isTrue((await credit(centre, invoice, { kind: 'amount', minor: '5000' })).ok)
    assert.deepEqual(await allocationsOf(centre, id), { [ids[0]!]: '5000' })
    assert.containsSubset(await paymentIn(centre, id), { amount: '8000', allocated: '5000' })
    assert.deepEqual(await openOf(family), ['0'])
    assert.containsSubset(await balancesIn(centre), { receivable: '-3000' })
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 credit pays a later invoice, never more than there is', async ({ assert }) => {
    const family = await createFamily({ invoices: ['1000'] })
    const { centre, money } = family
    await pay(centre, [['card', '1500']], money)
    await pay(centre, [['card', '400']], money)
    const later = await issued(centre, {
      payer_id: money.payer_id,
      lines: [aLine('5000', { tax: null })],
    })
    const above = await useCreditIn(centre, later.id, '901')
    assert.deepEqual(above, { ok: false, error: { type: 'above_credit' } })
    assert.isTrue((await useCreditIn(centre, later.id, '700')).ok)
    assert.isTrue((await useCreditIn(centre, later.id, '200')).ok)
    assert.equal((await documentIn(centre, later.id)).open, '4100')
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 a cheque is promised until it clears, and its invoices open again if it bounces', async ({
    assert,
  }) => {
    const family = await createFamily({ invoices: ['5000', '2000'] })
    const { centre, money } = family
    const { id } = await pay(centre, [['cheque', '6000']], money)
    assert.containsSubset(await balancesIn(centre), { cheques: '6000', receivable: '1000' })
    assert.isTrue((await changeChequeIn(centre, id, { state: 'deposited' })).ok)
    assert.deepEqual(await voidPaymentIn(centre, id), {
      ok: false,
      error: { type: 'cheque_moved' },
    })
    assert.isTrue((await changeChequeIn(centre, id, { state: 'cleared' })).ok)
    assert.containsSubset(await balancesIn(centre), { cheques: '0', bank: '6000' })
    const again = await changeChequeIn(centre, id, { state: 'deposited' })
    assert.deepEqual(again, { ok: false, error: { type: 'cheque_state' } })
    assert.isTrue((await changeChequeIn(centre, id, { state: 'bounced' })).ok)
    assert.containsSubset(await balancesIn(centre), { cheques: '0', bank: '0', receivable: '7000' })
    assert.deepEqual(await openOf(family), ['5000', '2000'])
    assert.containsSubset(await paymentIn(centre, id), { allocated: '0', returned: '6000' })
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 of a payment in cash and by cheque only the cheque comes back', async ({ assert }) => {
    const family = await createFamily({ invoices: ['5000', '2000'] })
    const { centre, money } = family
    const parts: [MethodKind, string][] = [
      ['cash', '3000'],
      ['cheque', '4000'],
    ]
    const { id } = await pay(centre, parts, money)
    const cash = await changeChequeIn(centre, id, { state: 'bounced', position: 1 })
    assert.deepEqual(cash, { ok: false, error: { type: 'not_a_cheque' } })
    assert.isTrue((await changeChequeIn(centre, id, { state: 'bounced', position: 2 })).ok)
    assert.deepEqual(await openOf(family), ['2000', '2000'])
    assert.deepEqual(await faultsIn(centre), [])
  })

  test('C17 an issued payment is frozen, whoever asks', async ({ assert }) => {
    const { centre, money } = await createFamily({ invoices: ['5000'] })
    const { id } = await pay(centre, [['cash', '3000']], money)
    const frozen = await changedBySql(centre.id, id)
    assert.equal(frozen, '42501')
  })
})
