import { test } from '@japa/runner'
import fc from 'fast-check'
import { allocateOldestFirst, scaled } from '#domain/billing/rules/allocation'
import { cashRounding } from '#domain/billing/rules/cash_rounding'
import { cashSteps } from '#domain/billing/rules/payment_method'
import { paymentEntries } from '#domain/billing/rules/payment_entries'
import { sum } from '#domain/shared/money/rounding'

const open = (id: string, minor: string, due_on: string, exponent = 3) => {
  return { id, open: minor, exponent, due_on }
}

const family = [
  open('c', '30250', '2026-11-20'),
  open('a', '60000', '2026-11-01'),
  open('b', '45500', '2026-11-10'),
]

test.group('Money on invoices', () => {
  test('C17 pays the oldest due first: {minor}')
    .with([
      { minor: 120_000n, paid: { a: '60000', b: '45500', c: '14500' } },
      { minor: 200_000n, paid: { a: '60000', b: '45500', c: '30250' } },
      { minor: 60_000n, paid: { a: '60000' } },
    ])
    .run(({ assert }, { minor, paid }) => {
      const allocations = allocateOldestFirst({ minor, exponent: 3 }, family)
      const byId = allocations.map(({ document_id, amount }) => [document_id, amount])
      assert.deepEqual(Object.fromEntries(byId), paid as never)
    })

  test('C17 of one due day the smaller id is paid first', ({ assert }) => {
    const same = [open('b', '500', '2026-11-01'), open('a', '500', '2026-11-01')]
    const allocations = allocateOldestFirst({ minor: 600n, exponent: 3 }, same)
    assert.deepEqual(allocations, [
      { document_id: 'a', amount: '500' },
      { document_id: 'b', amount: '100' },
    ])
  })

  test('C17 no invoice is paid above what is open, and all together at most the money', ({
    assert,
  }) => {
    const documents = fc.array(
      fc.record({ minor: fc.nat(1_000_000), exponent: fc.integer({ min: 0, max: 4 }) }),
      { maxLength: 8 }
    )
    const money = fc.record({ minor: fc.nat(5_000_000), exponent: fc.integer({ min: 0, max: 4 }) })
    fc.assert(
      fc.property(documents, money, (all, { minor, exponent }) => {
        const opened = all.map((one, at) => open(String(at), String(one.minor), '', one.exponent))
        const allocations = allocateOldestFirst({ minor: BigInt(minor), exponent }, opened)
        const parts = allocations.map(({ document_id, amount }) => {
          const document = opened[Number(document_id)]!
          assert.isTrue(BigInt(amount) > 0n && BigInt(amount) <= BigInt(document.open))
          return scaled(BigInt(amount), document.exponent, 4)
        })
        assert.isTrue(sum(parts) <= scaled(BigInt(minor), exponent, 4))
      })
    )
  })
})

test.group('Cash in coins', () => {
  test('C17 an amount is rounded to the smallest coin: {minor} of {exponent} decimals by {step}')
    .with([
      { minor: 12_347n, exponent: 3, step: 5, rounding: -2n },
      { minor: 12_348n, exponent: 3, step: 5, rounding: 2n },
      { minor: 10_02n, exponent: 2, step: 50, rounding: -2n },
      { minor: 10_03n, exponent: 2, step: 50, rounding: 2n },
      { minor: 10_12n, exponent: 2, step: 250, rounding: -12n },
      { minor: 10_13n, exponent: 2, step: 250, rounding: 12n },
      { minor: 10_50n, exponent: 2, step: 1000, rounding: 50n },
      { minor: 12_347n, exponent: 3, step: 0, rounding: 0n },
      { minor: 12_34n, exponent: 2, step: 5, rounding: 0n },
    ])
    .run(({ assert }, { minor, exponent, step, rounding }) => {
      assert.equal(cashRounding(minor, exponent, step), rounding)
    })

  test('C17 it never moves by more than half a coin', ({ assert }) => {
    const amounts = fc.record({ minor: fc.nat(10_000_000), step: fc.constantFrom(...cashSteps) })
    fc.assert(
      fc.property(amounts, ({ minor, step }) => {
        const rounding = cashRounding(BigInt(minor), 3, step)
        assert.isAtMost(Math.abs(Number(rounding)) * 2, step)
        if (step > 0) assert.equal((BigInt(minor) + rounding) % BigInt(step), 0n)
      })
    )
  })

  test('C17 the entries of a payment add up to zero', ({ assert }) => {
    const entries = paymentEntries({
      payer_id: 'p',
      amount: '42347',
      parts: [
        { method_id: 'm', account: 'cash', amount: '12347', rounding: '-2' },
        { method_id: 'n', account: 'card', amount: '30000', rounding: '0' },
      ],
    })
    assert.deepEqual(
      entries.map(({ account, amount }) => [account, amount]),
      [
        ['receivable', '-42347'],
        ['cash', '12345'],
        ['card', '30000'],
        ['rounding', '2'],
      ]
    )
    assert.equal(sum(entries.map(({ amount }) => BigInt(amount))), 0n)
  })
})
