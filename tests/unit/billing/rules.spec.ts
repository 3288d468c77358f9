import { test } from '@japa/runner'
import fc from 'fast-check'
import { attributedCredit } from '#domain/billing/rules/attributed_credit'
import { linesProblem } from '#domain/billing/rules/package_lines'
import { nextStatus, packageStatuses } from '#domain/billing/rules/package'
import { mayBegin, mayBeWithdrawn, priceAsOf } from '#domain/billing/rules/price_days'
import { sum } from '#domain/shared/money/rounding'

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test.group('Prices by day', () => {
  test('C14 the price of a day is the latest that began by then', ({ assert }) => {
    fc.assert(
      fc.property(fc.uniqueArray(day, { maxLength: 8 }), day, (days, asked) => {
        const prices = days.map((from) => ({ effective_from: from }))
        const began = days.filter((from) => from <= asked).sort()
        assert.equal(priceAsOf(prices, asked)?.effective_from, began.at(-1))
      })
    )
  })

  test('C14 what anybody plans or takes back never changes the price of a past day', ({
    assert,
  }) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(day, { minLength: 1 }),
        day,
        day,
        day,
        (days, added, today, past) => {
          fc.pre(past < today)
          const prices = days.map((from) => ({ effective_from: from }))
          const before = priceAsOf(prices, past)?.effective_from
          if (mayBegin(added, today, prices)) {
            const more = [...prices, { effective_from: added }]
            assert.equal(priceAsOf(more, past)?.effective_from, before)
          }
          const left = prices.filter((price) => !mayBeWithdrawn(price, today))
          assert.equal(priceAsOf(left, past)?.effective_from, before)
        }
      )
    )
  })

  test('C14 the first price may begin on any day', ({ assert }) => {
    assert.isTrue(mayBegin('2001-01-01', '2026-01-01', []))
    assert.isFalse(mayBegin('2025-12-31', '2026-01-01', [{ effective_from: '2025-01-01' }]))
  })
})

test.group('Packages', () => {
  test('C15 go from draft to on sale to retired, and not back', ({ assert }) => {
    assert.deepEqual(packageStatuses.map(nextStatus), ['active', 'retired', null])
  })

  test('C15 lines: some service, each once, counted where units are counted', ({ assert }) => {
    const line = (serviceId: string, quantity: string | null = '1') => ({ serviceId, quantity })
    assert.equal(linesProblem('sessions', []), 'none')
    assert.equal(linesProblem('hours', [line('a'), line('a')]), 'twice')
    assert.equal(linesProblem('sessions', [line('a'), line('b', null)]), 'quantity_missing')
    assert.equal(linesProblem('amount', [line('a')]), 'quantity_not_counted')
    assert.isUndefined(linesProblem('amount', [line('a', null)]))
    assert.isUndefined(linesProblem('sessions', [line('a'), line('b')]))
  })

  test('C16 what is credited of a line is split over its sessions, and never above what is left', ({
    assert,
  }) => {
    const session = fc.tuple(fc.bigInt(0n, 10n ** 6n), fc.bigInt(0n, 10n ** 6n))
    const lines = fc.array(session, { minLength: 1, maxLength: 12 })
    const parts = fc.bigInt(0n, 100n)
    fc.assert(
      fc.property(lines, parts, fc.bigInt(100n, 125n), (pairs, part, tax) => {
        const sessions = pairs.map(([share, taken]) => ({
          share,
          taken: taken < share ? taken : share,
        }))
        const whole = sum(sessions.map(({ share }) => share))
        const total = (whole * tax) / 100n
        const before = sum(sessions.map(({ taken }) => taken))
        const amounts = attributedCredit(sessions, { total, credited: (total * part) / 100n })
        for (const [place, { share, taken }] of sessions.entries())
          assert.isTrue(amounts[place]! >= 0n && amounts[place]! <= share - taken)
        if (part === 100n && total > 0n) assert.equal(before + sum(amounts), whole)
      })
    )
    const two = [3333n, 3333n].map((share) => ({ share, taken: 0n }))
    assert.deepEqual(attributedCredit(two, { total: 6666n, credited: 1001n }), [501n, 500n])
  })
})
