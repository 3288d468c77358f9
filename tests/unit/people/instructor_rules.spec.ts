import { test } from '@japa/runner'
import fc from 'fast-check'
import { expiryOf } from '#domain/people/instructors/rules/document'
import { isIban } from '#domain/people/instructors/rules/iban'
import { instructorStatuses, mayBecome } from '#domain/people/instructors/rules/instructor_status'
import {
  isClock,
  mergeWindows,
  type WeekWindow,
} from '#domain/people/instructors/rules/week_windows'
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

test.group('The rules of instructors', () => {
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

  test('C8 a status goes only where it may, and may always stay', ({ assert }) => {
    for (const status of instructorStatuses) assert.isTrue(mayBecome(status, status))
    assert.isTrue(mayBecome('applicant', 'active'))
    assert.isTrue(mayBecome('on_leave', 'active'))
    assert.isTrue(mayBecome('left', 'active'))
    assert.isFalse(mayBecome('active', 'applicant'))
    assert.isFalse(mayBecome('applicant', 'on_leave'))
    assert.isFalse(mayBecome('left', 'on_leave'))
  })

  test('C8 an account number is checked by its own digits', ({ assert }) => {
    assert.isTrue(isIban('SA0380000000608010167519'))
    assert.isTrue(isIban('GB82WEST12345698765432'))
    for (const wrong of ['SA0380000000608010167518', 'GB82', 'sa0380000000608010167519', ''])
      assert.isFalse(isIban(wrong))
  })

  test('C8 a document is valid on its last day, and said to expire thirty days before', ({
    assert,
  }) => {
    const today = '2026-11-21'
    assert.equal(expiryOf(null, today), 'none')
    assert.equal(expiryOf('2026-11-20', today), 'expired')
    assert.equal(expiryOf('2026-11-21', today), 'soon')
    assert.equal(expiryOf('2026-12-21', today), 'soon')
    assert.equal(expiryOf('2026-12-22', today), 'valid')
  })
})
