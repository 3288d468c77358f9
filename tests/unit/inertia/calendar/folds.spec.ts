import { test } from '@japa/runner'
import { foldSessions } from '#inertia/components/calendar/grid/folds'
import type { ShownSession } from '#inertia/components/calendar/shown_session'

const session = (starts_at: string, minutes = 60) => ({ starts_at, minutes }) as ShownSession

const room = { days: { from: '2026-11-22', to: '2026-11-28' }, zone: 'UTC', foldWidth: 30 }

test.group('The sessions that fold', () => {
  test('C5: more than three at once fold into the hour they begin in, fewer where a day is narrow', ({
    assert,
  }) => {
    const five = Array.from({ length: 5 }, () => session('2026-11-24T13:15:00Z'))
    const next = session('2026-11-24T14:15:00Z')
    const wide = foldSessions([...five, next], { ...room, width: 900 })
    assert.deepEqual(wide.shown, [...five.slice(0, 3), next])
    assert.deepEqual(wide.folds, [{ day: '2026-11-24', hour: 13, sessions: five.slice(3) }])
    const narrow = foldSessions([...five, next], { ...room, width: 150 })
    assert.lengthOf(narrow.shown, 3)
    assert.lengthOf(narrow.folds[0]!.sessions, 3)
  })

  test('C5: three at once stay, also in a week, and those of different days are never beside each other', ({
    assert,
  }) => {
    const three = Array.from({ length: 3 }, () => session('2026-11-24T23:30:00Z'))
    const tomorrow = Array.from({ length: 3 }, () => session('2026-11-25T23:30:00Z'))
    const { shown, folds } = foldSessions([...three, ...tomorrow], { ...room, width: 150 })
    assert.lengthOf(shown, 6)
    assert.deepEqual(folds, [])
  })
})
