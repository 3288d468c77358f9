import { test } from '@japa/runner'
import fc from 'fast-check'
import { calendarLayouts, laneScales } from '#domain/shared/choices/calendar_layouts'
import {
  addMonths,
  daysOf,
  drawnDays,
  isWithin,
  isShownDay,
  joinDays,
  overlap,
  spanOf,
  steppedDay,
  weekOf,
} from '#domain/shared/time/calendar_span'
import { dayAfter, lengthOfSpan } from '#domain/shared/time/day_span'
import { weekdayOf, weekdays } from '#domain/shared/time/weekday'

const shown = (layout: (typeof calendarLayouts)[number], day: string) =>
  ({ layout, day, scale: 'day' }) as const

const anyDay = fc.integer({ min: 0, max: 40_000 }).map((days) => dayAfter('1990-01-01', days))
const anyShown = fc.record({
  layout: fc.constantFrom(...calendarLayouts),
  scale: fc.constantFrom(...laneScales),
  day: anyDay,
})
const anyStart = fc.constantFrom(...weekdays)

test.group('The days a calendar shows', () => {
  test('C5: a week begins where the centre’s weeks do', ({ assert }) => {
    assert.deepEqual(weekOf('2026-11-26', 7), { from: '2026-11-22', to: '2026-11-28' })
    assert.deepEqual(weekOf('2026-11-26', 6), { from: '2026-11-21', to: '2026-11-27' })
    assert.deepEqual(weekOf('2026-11-26', 1), { from: '2026-11-23', to: '2026-11-29' })
  })

  test('C5: a month is drawn in whole weeks and is about its own days', ({ assert }) => {
    const november = shown('month', '2026-11-26')
    assert.deepEqual(spanOf(november, 7), { from: '2026-11-01', to: '2026-11-30' })
    assert.deepEqual(drawnDays(november, 7), { from: '2026-11-01', to: '2026-12-05' })
    assert.deepEqual(drawnDays(november, 1), { from: '2026-10-26', to: '2026-12-06' })
  })

  test('C5: a month later is the same day, or the last', ({ assert }) => {
    assert.equal(addMonths('2026-01-31', 1), '2026-02-28')
    assert.equal(addMonths('2028-03-31', -1), '2028-02-29')
    assert.equal(addMonths('2026-12-15', 1), '2027-01-15')
  })

  test('C5: what is drawn holds the day, in whole weeks or one day, and no stretch is left out', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyShown, anyStart, (one, start) => {
        const drawn = drawnDays(one, start)
        const span = spanOf(one, start)
        assert.isTrue(isWithin(one.day, span))
        assert.isTrue(overlap(drawn, span))
        const length = lengthOfSpan(drawn.from, drawn.to)
        assert.isTrue(length === 1 || length % 7 === 0)
        const begins = one.layout === 'list' ? weekdayOf(one.day) : start
        if (length > 1) assert.equal(weekdayOf(drawn.from), begins)
        const next = spanOf({ ...one, day: steppedDay(one, 1) }, start)
        if (one.layout !== 'month') assert.equal(dayAfter(span.to, 1), next.from)
        assert.lengthOf(daysOf(drawn), length)
      })
    )
  })

  test('two spans joined have the days of both and no more', ({ assert }) => {
    const some = { from: '2026-11-03', to: '2026-11-05' }
    assert.deepEqual(joinDays(undefined, some), some)
    assert.deepEqual(joinDays(some, { from: '2026-10-01', to: '2026-11-04' }), {
      from: '2026-10-01',
      to: '2026-11-05',
    })
  })

  test('a calendar is asked for days that there are, in years it can be answered for', ({
    assert,
  }) => {
    const asked = ['2026-02-28', '2026-02-31', '2026-13-01', '26-01-01', '1900-01-01', '9999-12-31']
    assert.deepEqual(asked.filter(isShownDay), ['2026-02-28'])
  })
})
