import { test } from '@japa/runner'
import fc from 'fast-check'
import { isClock, mergeWindows, type WeekWindow } from '#domain/shared/time/week_windows'
import { weekdays } from '#domain/shared/time/weekday'

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const anyWindow: fc.Arbitrary<WeekWindow> = fc
  .record({
    weekday: fc.constantFrom(...weekdays),
    from: fc.integer({ min: 0, max: 1439 }),
    length: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ weekday, from, length }) => ({
    weekday,
    starts: clockOf(from),
    ends: clockOf(Math.min(1440, from + length)),
  }))

const covers = (windows: WeekWindow[], weekday: number, at: string) =>
  windows.some((one) => one.weekday === weekday && one.starts <= at && at < one.ends)

test.group('Windows of a week', () => {
  test('C8 merged windows hold the same minutes, in order, and never touch', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(anyWindow, { maxLength: 20 }), (windows) => {
        const merged = mergeWindows(windows)
        for (const [place, one] of merged.entries()) {
          const before = merged[place - 1]
          if (before?.weekday === one.weekday)
            assert.isBelow(0, one.starts.localeCompare(before.ends))
          if (before) assert.isAtMost(before.weekday, one.weekday)
        }
        for (const weekday of [1, 7])
          for (let minute = 0; minute < 1440; minute += 7)
            assert.equal(
              covers(merged, weekday, clockOf(minute)),
              covers(windows, weekday, clockOf(minute))
            )
      })
    )
  })

  test('C8 a window ends at midnight at the latest', ({ assert }) => {
    assert.isTrue(isClock('24:00', true))
    for (const time of ['24:00', '9:00', '12:60', '', '12:00:00']) assert.isFalse(isClock(time))
  })
})
