import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { nextRamadan } from '#domain/scheduling/hours/rules/next_ramadan'
import { isOpenFor } from '#domain/scheduling/hours/rules/opening_hours'
import {
  appliesTo,
  changesNothing,
  plannedFor,
  retimed,
  timedBy,
} from '#domain/scheduling/hours/rules/timing'
import { shortestByTiming } from '#domain/shared/limits/counts'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { weekdayOf, weekdays } from '#domain/shared/time/weekday'

const clockOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const anyDay = fc
  .integer({ min: 0, max: 3650 })
  .map((days) => DateTime.utc(2024, 1, 1).plus({ days }).toISODate()!)
const anyMinute = fc.integer({ min: 0, max: 1439 })
const anyPlan = fc.record({
  date: anyDay,
  starts: anyMinute.map(clockOf),
  minutes: fc.integer({ min: 5, max: 1440 }),
})
const anyTiming = fc
  .record({
    one: anyDay,
    other: anyDay,
    shift_minutes: fc.integer({ min: -720, max: 720 }),
    shorten_minutes: fc.integer({ min: 0, max: 600 }),
  })
  .map(({ one, other, ...change }) => {
    const [first, last] = [one, other].sort()
    return { starts_on: first!, ends_on: last!, ...change }
  })

const ramadan = {
  starts_on: '2026-02-18',
  ends_on: '2026-03-19',
  shift_minutes: 270,
  shorten_minutes: 15,
}
const instant = ({ date, starts }: { date: string; starts: string }) =>
  DateTime.fromISO(`${date}T${starts}`, { zone: 'utc' })

test.group('A dated timing', () => {
  test('moves and shortens what is held on its days, both included, and nothing else', ({
    assert,
  }) => {
    const at = (date: string) => retimed({ date, starts: '16:00', minutes: 60 }, ramadan)
    assert.deepEqual(at('2026-02-17'), { date: '2026-02-17', starts: '16:00', minutes: 60 })
    assert.deepEqual(at('2026-02-18'), { date: '2026-02-18', starts: '20:30', minutes: 45 })
    assert.deepEqual(at('2026-03-19'), { date: '2026-03-19', starts: '20:30', minutes: 45 })
    assert.deepEqual(at('2026-03-20'), { date: '2026-03-20', starts: '16:00', minutes: 60 })
  })

  test('what is moved past midnight is on the next day, and earlier on the day before', ({
    assert,
  }) => {
    const late = { date: '2026-03-19', starts: '20:00', minutes: 90 }
    assert.include(retimed(late, ramadan), { date: '2026-03-20', starts: '00:30' })
    const early = { date: '2026-02-18', starts: '00:30', minutes: 60 }
    const before = retimed(early, { ...ramadan, shift_minutes: -60 })
    assert.include(before, { date: '2026-02-17', starts: '23:30' })
  })

  test('by any timing: moved by just its minutes, never longer, never shorter than may be', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyPlan, anyTiming, (planned, timing) => {
        const held = retimed(planned, timing)
        const moved = instant(held).diff(instant(planned), 'minutes').minutes
        const isIn = appliesTo(timing, planned.date)
        assert.equal(moved, isIn ? timing.shift_minutes : 0)
        assert.isAtMost(held.minutes, planned.minutes)
        assert.isAtLeast(held.minutes, Math.min(planned.minutes, shortestByTiming))
        if (!isIn || changesNothing(timing)) assert.deepEqual(held, planned)
      })
    )
  })
})

test.group('The hour that is planned for one that is asked', () => {
  test('is moved by its timing to just that hour', ({ assert }) => {
    const held = { date: '2026-02-23', starts: '21:00', minutes: 45 }
    const planned = plannedFor(held, [ramadan])
    assert.deepEqual(planned, { date: '2026-02-23', starts: '16:30', minutes: 60 })
    const before = { date: '2026-02-10', starts: '16:30', minutes: 60 }
    assert.deepEqual(plannedFor(before, [ramadan]), before)
  })

  test('by any timing: whatever was planned is found again by when it is held', ({ assert }) => {
    fc.assert(
      fc.property(anyPlan, anyTiming, (planned, timing) => {
        const { time } = timedBy(planned, [timing])
        assert.deepEqual(timedBy(plannedFor(time, [timing]), [timing]).time, time)
      })
    )
  })
})

test.group('Ramadan', () => {
  test('is this one while it lasts and the next one after it, by Umm al-Qura', ({ assert }) => {
    const names = { name_en: 'Ramadan', name_ar: 'رمضان' }
    const first = { ...names, starts_on: '2026-02-18', ends_on: '2026-03-19' }
    const next = { ...names, starts_on: '2027-02-08', ends_on: '2027-03-08' }
    for (const day of ['2025-04-01', '2026-02-17', '2026-02-18', '2026-03-19'])
      assert.deepEqual(nextRamadan(day), first, day)
    assert.deepEqual(nextRamadan('2026-03-20'), next)
    assert.deepEqual(nextRamadan('2026-12-31'), next)
  })

  test('on any day is ahead or lasts, and is a month long', ({ assert }) => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const { starts_on: from, ends_on: until } = nextRamadan(day)
        assert.isTrue(until >= day)
        assert.oneOf(DateTime.fromISO(until).diff(DateTime.fromISO(from), 'days').days, [28, 29])
        assert.isBelow(DateTime.fromISO(from).diff(DateTime.fromISO(day), 'days').days, 355)
      }),
      { numRuns: 30 }
    )
  })
})

test.group('Opening hours', () => {
  const sunday = 7
  const hours: WeekWindow[] = [
    { weekday: sunday, starts: '09:00', ends: '13:00' },
    { weekday: sunday, starts: '16:00', ends: '24:00' },
    { weekday: 1, starts: '00:00', ends: '01:00' },
  ]
  const onSunday = (starts: string, minutes: number) =>
    isOpenFor({ day: '2026-03-01', starts, minutes }, hours)

  test('a session lies within one window, half-open, or goes on past midnight', ({ assert }) => {
    assert.isTrue(onSunday('09:00', 240))
    assert.isFalse(onSunday('08:59', 60))
    assert.isFalse(onSunday('12:30', 31))
    assert.isFalse(onSunday('12:30', 240))
    assert.isTrue(onSunday('23:00', 60))
    assert.isTrue(onSunday('23:30', 90))
    assert.isFalse(onSunday('23:30', 91))
    assert.isFalse(isOpenFor({ day: '2026-03-03', starts: '10:00', minutes: 60 }, hours))
    assert.isTrue(isOpenFor({ day: '2026-03-03', starts: '10:00', minutes: 60 }, []))
  })

  test('by any hours: open for all of it just when each of its minutes is', ({ assert }) => {
    const anyHours = fc.array(
      fc
        .record({
          weekday: fc.constantFrom(...weekdays),
          from: anyMinute,
          length: fc.integer({ min: 1, max: 1440 }),
        })
        .map(({ weekday, from, length }) => ({
          weekday,
          starts: clockOf(from),
          ends: clockOf(Math.min(1440, from + length)),
        })),
      { minLength: 1, maxLength: 14 }
    )
    fc.assert(
      fc.property(anyPlan, anyHours, (planned, open) => {
        const minutes = Array.from({ length: planned.minutes }, (_, at) =>
          instant(planned).plus({ minutes: at })
        )
        const isWithin = minutes.every((minute) => {
          const weekday = weekdayOf(minute.toISODate()!)
          const clock = minute.toFormat('HH:mm')
          return open.some(
            (one) => one.weekday === weekday && one.starts <= clock && clock < one.ends
          )
        })
        const { date: day, ...time } = planned
        assert.equal(isOpenFor({ day, ...time }, open), isWithin)
      }),
      { numRuns: 40 }
    )
  })
})
