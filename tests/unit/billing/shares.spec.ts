import { test } from '@japa/runner'
import fc from 'fast-check'
import { presentShare } from '#domain/billing/rules/shared_differences'
import { shareCharge, shareLine, shareTerms, totalOf, unitsOf } from '#domain/billing/rules/shares'
import { chargedLine } from '#domain/billing/rules/unbilled_lines'

const percent = (hundredths: number) =>
  shareTerms({ percent: hundredths, amount: null, exponent: null }, 3)

const amount = (minor: string, exponent: number, places: number) =>
  shareTerms({ percent: null, amount: minor, exponent }, places)

const sessions = (price: bigint, count: number, charged = 100) => ({
  unit_price: price,
  parts: Array.from({ length: count }, () => 1n),
  denominator: 1n,
  units: unitsOf(charged, null),
})

test.group('Shares of a line', () => {
  test('C16 three sessions of KWD 3.333 at 60 %: 5.999 and 4.000', ({ assert }) => {
    const shared = shareLine(sessions(3_333n, 3), percent(6_000))
    assert.equal(totalOf(shared, 'charge'), 9_999n)
    assert.equal(totalOf(shared, 'second'), 5_999n)
    assert.equal(totalOf(shared, 'first'), 4_000n)
  })

  test('C16 KWD 8.500 an hour, 3 × 50 minutes, half each: 10.625 and 10.625', ({ assert }) => {
    const line = {
      unit_price: 8_500n,
      parts: [50n, 50n, 50n],
      denominator: 60n,
      units: unitsOf(100, null),
    }
    const shared = shareLine(line, percent(5_000))
    assert.deepEqual(
      [totalOf(shared, 'charge'), totalOf(shared, 'second'), totalOf(shared, 'first')],
      [21_250n, 10_625n, 10_625n]
    )
  })

  test('C16 an odd yen is the second payer’s, and the first pays the rest', ({ assert }) => {
    assert.deepEqual(shareCharge(3_333n, unitsOf(100, null), percent(5_000)), {
      charge: 3_333n,
      second: 1_667n,
      first: 1_666n,
    })
  })

  test('C16 an amount is of one session: half a session takes half, and never more than it costs', ({
    assert,
  }) => {
    const of = (line: Parameters<typeof shareLine>[0]) =>
      totalOf(shareLine(line, amount('1001', 3, 3)), 'second')
    assert.equal(of(sessions(3_333n, 3)), 3_003n)
    assert.equal(of(sessions(1_667n, 1, 50)), 501n)
    assert.equal(of(sessions(900n, 2)), 1_800n)
    assert.equal(of({ ...sessions(5_000n, 1), units: 0n }), 0n)
  })

  test('C16 an amount with more decimals than the price is rounded once', ({ assert }) => {
    const shared = shareLine(sessions(1_000n, 3), amount('1005', 3, 2))
    assert.equal(totalOf(shared, 'second'), 302n)
  })

  test('C16 shares sum to the line, and the parts to the shares', ({ assert }) => {
    const charged = fc.record({
      price: fc.bigInt({ min: 1n, max: 9_999_999n }),
      places: fc.constantFrom(0, 2, 3),
      is_hourly: fc.boolean(),
      charge: fc.constantFrom(100, 50, 33, 1),
      minutes: fc.array(fc.integer({ min: 5, max: 240 }), { minLength: 1, maxLength: 40 }),
      percent: fc.integer({ min: 1, max: 10_000 }),
      amount: fc.option(fc.bigInt({ min: 1n, max: 99_999n })),
    })
    fc.assert(
      fc.property(charged, (one) => {
        const isSummed = one.is_hourly && one.charge === 100
        const minutes = isSummed ? one.minutes : one.minutes.map(() => one.minutes[0]!)
        const line = chargedLine({
          price: one.price,
          list_price: null,
          is_hourly: one.is_hourly,
          percent: one.charge,
          missed_percent: null,
          unit_minutes: one.is_hourly && !isSummed ? minutes[0]! : null,
          minutes: minutes.reduce((all, each) => all + each, 0),
          count: minutes.length,
        })
        const units = isSummed
          ? unitsOf(100, null)
          : unitsOf(one.charge, one.is_hourly ? minutes[0]! : null)
        const terms =
          one.amount === null
            ? percent(one.percent)
            : amount(String(one.amount), one.places, one.places)
        const each = { unit_price: line.unit_price, denominator: line.quantity_denominator, units }
        const parts = isSummed ? minutes.map(BigInt) : minutes.map(() => 1n)
        const shared = shareLine({ ...each, parts }, terms)
        const [whole] = shareLine({ ...each, parts: [line.quantity_numerator] }, terms)
        assert.equal(totalOf(shared, 'charge'), line.gross)
        assert.equal(totalOf(shared, 'first') + totalOf(shared, 'second'), line.gross)
        assert.equal(totalOf(shared, 'second'), whole!.second)
        assert.isTrue(whole!.first >= 0n && whole!.second >= 0n)
        for (const part of shared) assert.equal(part.first + part.second, part.charge)
      })
    )
  })

  test('C16 a share that is corrected is the rest of the other, where that is billed as it is now', ({
    assert,
  }) => {
    const claim = { exponent: 3, percent: 6_000, agreed_amount: null, agreed_exponent: null }
    const absent = { ...claim, charge: '1667', amount: '667', whole: '667', gross: '667' }
    const present = { share: 'first', percent: 100, minutes: 60, is_hourly: false } as const
    const billed = { billed_percent: 50, billed_minutes: 60, price: 3_333n }
    const other = { charge: '3333', amount: '1999', exponent: 3, percent: 100, minutes: 60 }
    const shareOf = (beside: typeof other | null) =>
      presentShare({ ...present, ...billed, shared: { ...absent, other: beside } })
    assert.deepEqual(shareOf(other), { charge: 3_333n, amount: 1_334n })
    assert.deepEqual(shareOf(null), { charge: 3_333n, amount: 1_333n })
  })
})
