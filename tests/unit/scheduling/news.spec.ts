import { test } from '@japa/runner'
import { isForStudents, newsOf } from '#domain/scheduling/class_sessions/rules/news'

const now = new Date('2026-09-09T12:00Z')
const session = {
  status: 'scheduled',
  starts_at: new Date('2026-09-10T14:00Z'),
  ends_at: new Date('2026-09-10T15:00Z'),
  instructor_id: 'omar',
  room_id: null as string | null,
  assistant_ids: ['rami'],
  notes: 'Bring a ruler',
}
const over = { starts_at: new Date('2026-09-08T14:00Z'), ends_at: new Date('2026-09-08T15:00Z') }

test.group('What people are told of a changed class session', () => {
  test('what has changed, as it was, and nothing of what only the office sees', ({ assert }) => {
    const tells = (after: Partial<typeof session>) =>
      newsOf({ before: session, after: { ...session, ...after } }, now)
    assert.deepEqual(tells({ status: 'cancelled' }), { status: 'scheduled' })
    assert.deepEqual(tells({ room_id: 'lab', instructor_id: 'sara' }), {
      room_id: null,
      instructor_id: 'omar',
    })
    const later = new Date('2026-09-10T14:30Z')
    assert.deepEqual(tells({ starts_at: later }), { starts_at: session.starts_at })
    assert.deepEqual(tells({ assistant_ids: [] }), { assistant_ids: ['rami'] })
    assert.isFalse(isForStudents(tells({ assistant_ids: [] })!))
    assert.isTrue(isForStudents(tells({ assistant_ids: [], room_id: 'lab' })!))
    assert.isUndefined(tells({ starts_at: new Date(session.starts_at), notes: 'Bring a pen' }))
  })

  test('only where it lies ahead, or did', ({ assert }) => {
    const past = { ...session, ...over }
    assert.isUndefined(newsOf({ before: past, after: { ...past, status: 'cancelled' } }, now))
    assert.isDefined(newsOf({ before: past, after: session }, now))
    assert.isDefined(newsOf({ before: session, after: past }, now))
  })
})
