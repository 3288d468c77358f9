import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { localOf } from '#domain/scheduling/class_sessions/editing/local_time'
import { overlapFinder, overlaps } from '#domain/scheduling/class_sessions/rules/clashes'
import { wallClock } from '#domain/shared/time/wall_clock_instant'

const zones = [
  'Asia/Riyadh',
  'Europe/Berlin',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Asia/Gaza',
  'Pacific/Apia',
]

const minute = "yyyy-MM-dd'T'HH:mm"
const zone = fc.constantFrom(...zones)
const instant = fc
  .integer({ min: Date.UTC(2008, 0), max: Date.UTC(2044, 0) })
  .map((at) => at - (at % 60_000))

test.group('The clocks of a zone', () => {
  test('show what luxon says, and their times lead back to the first instant that shows them', ({
    assert,
  }) => {
    fc.assert(
      fc.property(zone, instant, (time_zone, at) => {
        const start = new Date(at)
        const { shown } = localOf({ starts_at: start, ends_at: start, time_zone })
        const said = DateTime.fromJSDate(start, { zone: time_zone })
        assert.equal(shown, said.toFormat(minute))
        const first = Math.min(...said.getPossibleOffsets().map((one) => one.toMillis()))
        assert.equal(wallClock(shown, time_zone).at.getTime(), first)
      }),
      { numRuns: 3_000 }
    )
  })

  test('begin an hour right after they were set forward, wherever the zone lies today', ({
    assert,
  }) => {
    const { at, change } = wallClock('2010-09-26T01:00', 'Pacific/Apia')
    assert.equal(at.toISOString(), '2010-09-26T11:00:00.000Z')
    assert.isNull(change)
  })

  test('skip a day where the calendar did', ({ assert }) => {
    assert.equal(wallClock('2011-12-30T10:00', 'Pacific/Apia').change, 'skipped')
  })
})

test.group('What overlaps among many', () => {
  test('is what a look at all of them finds', ({ assert }) => {
    const span = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 24 }))
      .map(([from, length]) => ({ startsAt: new Date(from), endsAt: new Date(from + length) }))
    fc.assert(
      fc.property(fc.array(span), span, (spans, one) => {
        const all = spans.filter((other) => overlaps(other, one))
        assert.sameDeepMembers(overlapFinder(spans)(one), all)
      })
    )
  })
})
