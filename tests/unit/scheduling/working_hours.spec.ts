import { test } from '@japa/runner'
import { overlaps, sharedBy } from '#domain/scheduling/class_sessions/rules/clashes'
import { isWithinHours } from '#domain/scheduling/class_sessions/rules/working_hours'

const evening = [
  { weekday: 1 as const, starts: '16:00', ends: '20:00' },
  { weekday: 2 as const, starts: '22:00', ends: '24:00' },
  { weekday: 3 as const, starts: '00:00', ends: '01:00' },
]

/** [from, to, whether they hold it]; 7 September 2026 is a Monday */
const spans = [
  ['2026-09-07T16:00', '2026-09-07T20:00', true],
  ['2026-09-07T15:59', '2026-09-07T17:00', false],
  ['2026-09-07T19:00', '2026-09-07T20:01', false],
  ['2026-09-08T16:00', '2026-09-08T17:00', false],
  ['2026-09-08T23:00', '2026-09-09T00:00', true],
  ['2026-09-08T23:00', '2026-09-09T01:00', true],
  ['2026-09-08T23:00', '2026-09-09T01:01', false],
] as const

test.group('Hours in which somebody works', () => {
  test('{from} to {to}: {held}')
    .with(spans.map(([from, to, held]) => ({ from, to, held })))
    .run(({ assert }, { from, to, held }) => {
      const [startsAt, endsAt] = [new Date(`${from}+03:00`), new Date(`${to}+03:00`)]
      assert.equal(isWithinHours(evening, startsAt, endsAt, 'Asia/Riyadh'), held)
      assert.isTrue(isWithinHours([], startsAt, endsAt, 'Asia/Riyadh'))
    })
})

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
