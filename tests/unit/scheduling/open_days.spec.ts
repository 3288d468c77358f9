import { test } from '@japa/runner'
import { openDays } from '#domain/scheduling/calendar/rules/open_days'
import type { WeekWindow } from '#domain/shared/time/week_windows'

const riyadh = 'Asia/Riyadh'
const newYork = 'America/New_York'

/** 1 November 2026 is a Sunday, on which New York's clocks go back at two. */
const sunday = (starts: string, ends: string): WeekWindow => ({ weekday: 7, starts, ends })
const monday = (starts: string, ends: string): WeekWindow => ({ weekday: 1, starts, ends })

const on = (zone: string, ...hours: { zone: string; windows: WeekWindow[] }[]) =>
  openDays(hours, zone, '2026-11-01', '2026-11-02').map(({ windows }) =>
    windows.map(({ from, until }) => `${from}-${until}`).join(' ')
  )

test.group('The days a centre is open', () => {
  test('a day without hours is closed, and hours that say none are always open', ({ assert }) => {
    const some = { zone: riyadh, windows: [monday('08:00', '24:00')] }
    assert.deepEqual(on(riyadh, some), ['', '08:00-24:00'])
    assert.deepEqual(on(riyadh, some, { zone: riyadh, windows: [] }), [])
    assert.deepEqual(on(riyadh), [])
  })

  test('of several branches are those when any is open', ({ assert }) => {
    const one = { zone: riyadh, windows: [sunday('16:00', '20:00'), sunday('08:00', '12:00')] }
    const other = { zone: riyadh, windows: [sunday('12:00', '13:00'), sunday('18:00', '21:00')] }
    assert.deepEqual(on(riyadh, one, other), ['08:00-13:00 16:00-21:00', ''])
  })

  test('are told by the clocks of the axis, on the day they are there', ({ assert }) => {
    const windows = [sunday('09:00', '20:00')]
    assert.deepEqual(on(riyadh, { zone: newYork, windows }), ['17:00-24:00', '00:00-04:00'])
    assert.deepEqual(on(newYork, { zone: newYork, windows }), ['09:00-20:00', ''])
    // an hour earlier there on the evening before the change
    const evening = [{ ...monday('20:00', '21:00'), weekday: 6 as const }]
    assert.deepEqual(on(riyadh, { zone: newYork, windows: evening }), ['03:00-04:00', ''])
  })
})
