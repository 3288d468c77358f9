import { test } from '@japa/runner'
import { overlaps, sharedBy } from '#domain/scheduling/class_sessions/rules/clashes'

test.group('What two meetings share', () => {
  const at = (from: string, to: string) => ({ startsAt: new Date(from), endsAt: new Date(to) })
  const one = { instructorId: 'i', roomId: 'r', groupId: null }

  test('touching spans do not overlap', ({ assert }) => {
    const first = at('2026-09-07T10:00Z', '2026-09-07T11:00Z')
    assert.isFalse(overlaps(first, at('2026-09-07T11:00Z', '2026-09-07T12:00Z')))
    assert.isTrue(overlaps(first, at('2026-09-07T10:59Z', '2026-09-07T12:00Z')))
  })

  test('is the instructor and a room that stands alone, never nobody', ({ assert }) => {
    assert.deepEqual(sharedBy(one, one, true), ['instructor', 'room'])
    assert.deepEqual(sharedBy(one, one, false), ['instructor'])
    assert.deepEqual(sharedBy(one, { ...one, instructorId: null }, true), ['room'])
  })
})
