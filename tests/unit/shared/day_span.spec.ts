import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { covers, dayAfter, daysBetween, lengthOfSpan } from '#domain/shared/time/day_span'

const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((at) => new Date(at).toISOString().slice(0, 10))

test.group('Days of the calendar', () => {
  test('are counted on as luxon counts them, and back again', ({ assert }) => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, days) => {
        const later = dayAfter(day, days)
        assert.equal(later, DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate())
        assert.equal(daysBetween(day, later), days)
      })
    )
    assert.equal(dayAfter('soon', 7), 'soon')
  })

  test('of a span are both its ends and all between', ({ assert }) => {
    fc.assert(
      fc.property(
        anyDay,
        fc.nat({ max: 40 }),
        fc.integer({ min: -50, max: 50 }),
        (day, length, away) => {
          const span = { startsOn: day, endsOn: dayAfter(day, length) }
          assert.equal(lengthOfSpan(span.startsOn, span.endsOn), length + 1)
          assert.equal(covers(span, dayAfter(day, away)), away >= 0 && away <= length)
        }
      )
    )
  })
})
