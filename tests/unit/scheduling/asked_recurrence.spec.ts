import { test } from '@japa/runner'
import {
  type AskedRecurrence,
  recurrenceFrom,
} from '#domain/scheduling/series/rules/asked_recurrence'

const slot = { starts: '16:00', minutes: 90 }

const asked = (told: Partial<AskedRecurrence>) =>
  recurrenceFrom(
    {
      repeats: 'weekly',
      startsOn: '2026-11-29',
      dates: [],
      excluded: [],
      slots: [slot],
      every: 1,
      ends: { kind: 'count', count: 4 },
      followsTimings: true,
      ...told,
    },
    6
  )

test.group('A form that asks for sessions', () => {
  test('repeats every week on the weekday of the first day where it names none', ({ assert }) => {
    const slots = [slot, { ...slot, weekday: 2 as const }]
    assert.deepEqual(asked({ slots }).pattern, {
      kind: 'weekly',
      every: 1,
      weekStart: 6,
      slots: [
        { ...slot, weekday: 7 },
        { ...slot, weekday: 2 },
      ],
    })
  })

  test('repeats every month in the week of its first day, the fifth being the last', ({
    assert,
  }) => {
    const placed = (startsOn: string) => asked({ repeats: 'monthly', startsOn }).pattern
    const monthly = { kind: 'monthly', every: 1, weekday: 7, slots: [slot] }
    assert.deepEqual(placed('2026-11-01'), { ...monthly, position: 1 })
    assert.deepEqual(placed('2026-11-22'), { ...monthly, position: 4 })
    assert.deepEqual(placed('2026-11-29'), { ...monthly, position: -1 })
  })

  test('takes chosen days once and in order, and needs no other end', ({ assert }) => {
    const dates = ['2026-12-03', '2026-12-01', '2026-12-03']
    const { startsOn, pattern, ends, excluded } = asked({
      repeats: 'dates',
      dates,
      excluded: dates,
    })
    const slots = ['2026-12-01', '2026-12-03'].map((date) => ({ ...slot, date }))
    assert.deepEqual(pattern, { kind: 'dates', slots })
    assert.equal(startsOn, '2026-12-01')
    assert.isNull(ends)
    assert.isEmpty(excluded)
  })

  test('leaves out every time of a skipped day that has one', ({ assert }) => {
    const slots = [slot, { ...slot, starts: '18:00' }]
    const { excluded } = asked({ slots, excluded: ['2026-12-06', '2026-12-07'] })
    assert.deepEqual(excluded, ['2026-12-06T16:00', '2026-12-06T18:00'])
  })

  test('asks for one session that no timing moves', ({ assert }) => {
    const { pattern, ends, followsTimings } = asked({ repeats: 'once' })
    assert.deepEqual(pattern, { kind: 'dates', slots: [{ ...slot, date: '2026-11-29' }] })
    assert.isNull(ends)
    assert.isFalse(followsTimings)
  })
})
