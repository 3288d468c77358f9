import { test } from '@japa/runner'
import { clashesOf, partiesOf } from '#inertia/components/calendar/acts/clashes_of'
import type { CalendarAnswer, CalendarSession } from '#inertia/components/calendar/types'

const at = (id: string, hour: number, more: Partial<CalendarSession> = {}): CalendarSession => ({
  ...{ id, type: 'regular', status: 'scheduled', version: 1, minutes: 60 },
  starts_at: `2027-03-01T${hour}:00:00Z`,
  ...more,
})

const answerOf = (...sessions: CalendarSession[]) =>
  ({
    ...{ zone: 'UTC', sessions, groups: [{ id: 'G' }], students: [{ id: 'S' }] },
    ...{ instructors: [{ id: 'I' }, { id: 'J' }], rooms: [{ id: 'R' }] },
  }) as unknown as CalendarAnswer

const moved = at('moved', 10, { room: 0, instructor: 0, group: 0 })

test.group('Clashes of a session that is dragged', () => {
  test('C5: tell what another session has taken at that time', ({ assert }) => {
    const answer = answerOf(moved, at('other', 12, { room: 0, instructor: 1, assistants: [0] }))
    const clashes = (hour: number) => {
      const parties = partiesOf(moved, answer)
      const { starts_at, minutes } = at('', hour)
      return clashesOf({ id: 'moved', parties }, { starts_at, minutes }, answer)
    }
    assert.deepEqual(clashes(12), ['room', 'instructor'])
    assert.deepEqual(clashes(11), [])
    assert.deepEqual(clashes(13), [])
  })

  test('leave out the session itself, what is cancelled, and what nobody shares', ({ assert }) => {
    const answer = answerOf(
      moved,
      at('cancelled', 10, { status: 'cancelled', room: 0 }),
      at('beside', 10, { instructor: 1, student: 0 })
    )
    const parties = partiesOf(moved, answer)
    assert.deepEqual(clashesOf({ id: 'moved', parties }, moved, answer), [])
  })
})
