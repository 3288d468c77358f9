import { test } from '@japa/runner'
import { drawnHours } from '#inertia/components/calendar/grid/hours_shown'
import type { ShownSession } from '#inertia/components/calendar/shown_session'

const session = (starts_at: string, minutes: number) => ({ starts_at, minutes }) as ShownSession

const shown = (from: string, to: string, ...sessions: ShownSession[]) =>
  drawnHours(null, sessions, { from, to })

const late = session('2026-11-24T23:30:00Z', 120)
const noon = session('2026-11-24T13:00:00Z', 60)

test.group('The hours a calendar draws', () => {
  test('open on the first session, also where another one runs past midnight', ({ assert }) => {
    assert.deepEqual(shown('2026-11-24', '2026-11-24', noon, late), {
      ...{ slotMinTime: '07:00', slotMaxTime: '24:00', scrollTime: '12:30' },
    })
  })

  test('begin at midnight where what goes on after it is drawn', ({ assert }) => {
    const week = shown('2026-11-22', '2026-11-28', noon, late)
    assert.deepInclude(week, { slotMinTime: '00:00', scrollTime: '12:30' })
    const next = shown('2026-11-25', '2026-11-25', late)
    assert.deepInclude(next, { slotMinTime: '00:00' })
  })

  test('open on now where it is one of them', ({ assert }) => {
    const day = { from: '2026-11-24', to: '2026-11-24' }
    const opensOn = (now: string) => drawnHours(null, [noon], day, now).scrollTime
    assert.equal(opensOn('2026-11-24T17:10:00Z'), '16:10')
    assert.equal(opensOn('2026-11-24T09:00:00Z'), '12:30')
    assert.equal(opensOn('2026-11-24T23:00:00Z'), '12:30')
    assert.equal(opensOn('2026-11-25T17:10:00Z'), '12:30')
  })

  test('are the usual ones of an empty day', ({ assert }) => {
    assert.deepEqual(shown('2026-11-24', '2026-11-24'), {
      ...{ slotMinTime: '07:00', slotMaxTime: '21:00', scrollTime: '07:30' },
    })
  })
})
