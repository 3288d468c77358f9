import { test } from '@japa/runner'
import { nextSessions } from '#inertia/components/calendar/agenda/next_sessions'

const now = '2026-11-25T13:30:00.000Z'
const at = (hour: number) => `2026-11-25T${hour}:00:00.000Z`

const session = (
  id: string,
  hour: number,
  more: { status?: 'completed' | 'cancelled'; childIds?: string[] }
) => ({
  id,
  status: more.status ?? ('scheduled' as const),
  starts_at: at(hour),
  ends_at: at(hour + 1),
  childIds: more.childIds,
})

const idsOf = (sessions: ReturnType<typeof session>[]) =>
  nextSessions(sessions, now).map(({ id }) => id)

test.group('What is on now or comes next', () => {
  test('2.2 stays on until it ends, also once its attendance is taken', ({ assert }) => {
    const sessions = [
      session('over', 12, {}),
      session('called_off', 13, { status: 'cancelled' }),
      session('on', 13, { status: 'completed' }),
      session('next', 14, {}),
    ]
    assert.deepEqual(idsOf(sessions), ['on'])
  })

  test('2.2 is told of each child', ({ assert }) => {
    const sessions = [
      session('on', 13, { childIds: ['a'] }),
      session('later', 14, { childIds: ['a'] }),
      session('both', 15, { childIds: ['a', 'b'] }),
      session('evening', 16, { childIds: ['b', 'c'] }),
    ]
    assert.deepEqual(idsOf(sessions), ['on', 'both', 'evening'])
  })
})
