import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import {
  daysAfterSunday,
  type Weekday,
  weekdayNames,
  weekdayOf,
  weekdays,
  weekFrom,
} from '#domain/shared/time/weekday'

const anyWeekday = fc.constantFrom<Weekday>(...weekdays)
const anyDay = fc
  .integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) })
  .map((at) => new Date(at).toISOString().slice(0, 10))

test.group('A day of the week', () => {
  test('of a calendar day is what luxon and Date say', ({ assert }) => {
    assert.equal(weekdayOf('2026-11-23'), 1)
    assert.equal(weekdayOf('2026-11-29'), 7)
    fc.assert(
      fc.property(anyDay, (day) => {
        assert.equal(weekdayOf(day), DateTime.fromISO(day).weekday)
        assert.equal(daysAfterSunday(weekdayOf(day)), new Date(day).getUTCDay())
      })
    )
  })

  test('a week begins where it is told to and goes on by one day', ({ assert }) => {
    assert.deepEqual(weekFrom(6), [6, 7, 1, 2, 3, 4, 5])
    assert.deepEqual(weekFrom(7), [7, 1, 2, 3, 4, 5, 6])
    fc.assert(
      fc.property(anyWeekday, (start) => {
        const week = weekFrom(start)
        assert.equal(week[0], start)
        assert.sameMembers([...week], [...weekdays])
        for (const [place, day] of week.slice(1).entries())
          assert.equal(daysAfterSunday(day), (daysAfterSunday(week[place]!) + 1) % 7)
      })
    )
  })

  test('has a name in both languages', ({ assert }) => {
    assert.deepEqual(Object.values(weekdayNames('en-GB')), [
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    assert.deepEqual(Object.values(weekdayNames('ar-SA-u-ca-gregory')), [
      'الاثنين',
      'الثلاثاء',
      'الأربعاء',
      'الخميس',
      'الجمعة',
      'السبت',
      'الأحد',
    ])
  })
})
