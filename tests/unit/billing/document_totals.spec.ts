import { test } from '@japa/runner'
import fc from 'fast-check'
import { creditAmount, creditLines } from '#domain/billing/rules/credited_lines'
import {
  type Discount,
  documentTotals,
  type DocumentInput,
  type DocumentTotals,
  type LineTax,
  type PricedLine,
} from '#domain/billing/rules/document_totals'
import { sum } from '#domain/shared/money/rounding'

const exempt: LineTax = { kind: 'exempt' }

const percent = (value: number): Discount => ({
  kind: 'percent',
  percent: BigInt(Math.round(value * 100)),
})

const amount = (minor: number): Discount => ({ kind: 'amount', minor: BigInt(minor) })

/** A price in minor units and a quantity in hundredths. */
function line(
  price: number,
  rate: number | LineTax,
  more: { count?: number } & Partial<PricedLine> = {}
) {
  const { count = 1, ...rest } = more
  return {
    quantity: { numerator: BigInt(Math.round(count * 100)), denominator: 100n },
    unit_price: BigInt(price),
    discount: null,
    tax: typeof rate === 'number' ? { kind: 'rate', rate: BigInt(rate * 100) } : rate,
    ...rest,
  } satisfies PricedLine
}

function totals(lines: PricedLine[], more: Partial<DocumentInput> = {}): DocumentTotals {
  const answer = documentTotals({ lines, discount: null, tax_inclusive: false, ...more })
  if (!answer.ok) throw new Error(answer.error.type)
  return answer.value
}

const figures = ({ net, tax, total }: DocumentTotals) => [net, tax, total].map(Number)

test.group('Totals of a document', () => {
  test('C16 the ten vectors of the domain', ({ assert }) => {
    const first = totals([line(4500, 21, { count: 3 })], { discount: amount(6000) })
    assert.deepEqual(figures(first), [7500, 1575, 9075])
    const second = totals([line(11000, 10)], { discount: amount(1000) })
    assert.deepEqual(figures(second), [10000, 1000, 11000])
    assert.deepEqual(figures(totals([line(5555, 23), line(1111, 23)])), [6666, 1533, 8199])
    const free = totals([line(6422, 21, { count: 2.25, discount: percent(100) })])
    assert.deepEqual(figures(free), [0, 0, 0])
    assert.deepEqual(figures(totals([line(7250, 5, { count: 3 })])), [21750, 1088, 22838])
    const inclusive = { tax_inclusive: true }
    assert.deepEqual(figures(totals([line(10000, 5)], inclusive)), [9524, 476, 10000])
    assert.deepEqual(figures(totals([line(1000, 10)], inclusive)), [909, 91, 1000])
    const tenth = totals([line(10000, 15, { count: 3 })], { ...inclusive, discount: percent(10) })
    assert.deepEqual(figures(tenth), [23478, 3522, 27000])
    const thirds = totals([line(3333, 15), line(3333, 15), line(3334, 15)], {
      discount: amount(1000),
    })
    assert.deepEqual(
      thirds.lines.map(({ taxable }) => Number(taxable)),
      [3000, 3000, 3000]
    )
    assert.deepEqual(figures(thirds), [9000, 1350, 10350])
    const four = totals([line(6833, 20), line(6833, 20), line(5750, 20), line(8500, 20)])
    assert.deepEqual(figures(four), [27916, 5583, 33499])
  })

  test('C16 a rate, a rate of zero and an exemption stand apart', ({ assert }) => {
    const document = totals([line(11500, 15), line(5000, exempt), line(3000, 0)], {
      tax_inclusive: true,
      discount: amount(1000),
    })
    const shares = document.lines.map((one) => Number(one.document_discount))
    assert.deepEqual(shares, [590, 256, 154])
    assert.deepEqual(figures(document), [17077, 1423, 18500])
    assert.deepEqual(
      document.taxes.map(({ taxable, amount: tax }) => [Number(taxable), Number(tax)]),
      [
        [10910, 1423],
        [4744, 0],
        [2846, 0],
      ]
    )
  })

  test('C16 no decimals, three decimals and minutes by the hour', ({ assert }) => {
    const yen = totals([line(3333, 10, { count: 3 })], {
      tax_inclusive: true,
      discount: percent(10),
    })
    assert.deepEqual(figures(yen), [8181, 818, 8999])
    const bahrain = totals([line(12345, 10), line(5, 10), line(7777, 10)])
    assert.deepEqual(
      bahrain.lines.map(({ tax }) => Number(tax)),
      [1235, 0, 778]
    )
    assert.equal(bahrain.total, 22140n)
    const half = { numerator: 50n, denominator: 100n }
    const kuwait = totals([
      line(3333, exempt, { count: 3 }),
      line(3333, exempt, { quantity: half }),
    ])
    assert.deepEqual(
      kuwait.lines.map(({ gross }) => Number(gross)),
      [9999, 1667]
    )
    const minutes = { numerator: 150n, denominator: 60n }
    assert.equal(totals([line(8500, exempt, { quantity: minutes })]).total, 21250n)
  })

  test('C16 a discount above its line takes the line, above the document it is refused', ({
    assert,
  }) => {
    assert.equal(totals([line(1000, 15, { discount: amount(1500) })]).total, 0n)
    const above = documentTotals({
      lines: [line(1000, 15)],
      discount: amount(1001),
      tax_inclusive: false,
    })
    assert.isFalse(above.ok)
  })

  test('C16 an amount beyond what is stored is refused, and a negative line is not', ({
    assert,
  }) => {
    const large = documentTotals({
      lines: [line(999_999_999_999_999, 15)],
      discount: null,
      tax_inclusive: false,
    })
    assert.isFalse(large.ok)
    assert.deepEqual(figures(totals([line(10000, 15), line(-2500, 15)])), [7500, 1125, 8625])
  })

  test('C16 the lines add up to the document, whatever is on it', ({ assert }) => {
    const rates = [0, 5, 10, 14, 15, 20, 23]
    const lines = fc.array(
      fc.record({
        price: fc.integer({ min: -50_000, max: 5_000_000 }),
        count: fc.integer({ min: 1, max: 4000 }),
        rate: fc.oneof(fc.constantFrom(...rates), fc.constant(exempt)),
        off: fc.option(fc.integer({ min: 0, max: 10_000 })),
      }),
      { minLength: 1, maxLength: 12 }
    )
    fc.assert(
      fc.property(
        lines,
        fc.boolean(),
        fc.integer({ min: 0, max: 10_000 }),
        (drawn, isInclusive, off) => {
          const document = totals(
            drawn.map(({ price, count, rate, off: lineOff }) =>
              line(price, rate, {
                count: count / 100,
                discount: lineOff === null ? null : percent(lineOff / 100),
              })
            ),
            { tax_inclusive: isInclusive, discount: percent(off / 100) }
          )
          const { lines: lineTotals } = document
          assert.equal(sum(lineTotals.map(({ tax }) => tax)), document.tax)
          assert.equal(sum(lineTotals.map(({ total }) => total)), document.total)
          assert.equal(sum(lineTotals.map((one) => one.document_discount)), document.discount)
          assert.equal(document.net + document.tax, document.total)
          assert.equal(
            sum(document.taxes.map(({ taxable }) => taxable)),
            sum(lineTotals.map(({ taxable }) => taxable))
          )
        }
      )
    )
  })
})

test.group('Credit notes', () => {
  const creditable = ({ lines }: DocumentTotals) =>
    lines.map(({ total, tax }) => ({ total, tax, credited: 0n }))

  test('C16 a whole line gives back the tax it shows, in any order', ({ assert }) => {
    const lines = creditable(
      totals([line(6833, 20), line(6833, 20), line(5750, 20), line(8500, 20)])
    )
    assert.deepEqual(
      lines.map(({ total }) => Number(total)),
      [8200, 8199, 6900, 10200]
    )
    const whole = creditLines(
      lines,
      lines.map(({ total }) => total)
    )
    assert.isTrue(whole.ok && whole.value.every(({ tax }, index) => tax === lines[index]!.tax))
  })

  test('C16 an amount is spread over rates, and the rest keeps the rest of the tax', ({
    assert,
  }) => {
    const lines = creditable(totals([line(11500, 15), line(5000, exempt)], { tax_inclusive: true }))
    const credit = creditAmount(lines, 10000n)
    assert.deepEqual(credit.ok && credit.value, [
      { total: 6970n, tax: 909n },
      { total: 3030n, tax: 0n },
    ])
    const rest = lines.map((one, index) => ({ ...one, credited: [6970n, 3030n][index]! }))
    const last = creditAmount(rest, 6500n)
    assert.equal(last.ok && sum(last.value.map(({ tax }) => tax)), 591n)
    assert.isFalse(creditAmount(rest, 6501n).ok)
  })

  test('C16 parts of any size add up to the line, never above it', ({ assert }) => {
    const parts = fc.array(fc.bigInt({ min: 1n, max: 4000n }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(parts, fc.constantFrom(0, 5, 15, 23), (taken, rate) => {
        const [whole] = creditable(
          totals([line(Number(sum(taken)), rate)], { tax_inclusive: true })
        )
        let credited = 0n
        let tax = 0n
        for (const part of taken) {
          const credit = creditLines([{ ...whole!, credited }], [part])
          if (!credit.ok) throw new Error('refused')
          credited += part
          tax += credit.value[0]!.tax
        }
        assert.equal(tax, whole!.tax)
        assert.isFalse(creditLines([{ ...whole!, credited }], [1n]).ok)
      })
    )
  })
})
