import { test } from '@japa/runner'
import type { Problem } from '#domain/imports/cells/cell'
import {
  askedOf,
  firstOf,
  mostSessions,
  refuseBeyond,
} from '#domain/imports/sessions/session_counts'
import { hoursOf } from '#domain/scheduling/class_sessions/planning/busy_hours'

const rowOf = (sessions: number) => ({ sessions, problems: [] as Problem[] })

test.group('Sessions of a list', () => {
  test('a row asks for its times, or for its weekdays until its last day', ({ assert }) => {
    assert.equal(askedOf({}), 0)
    assert.equal(askedOf({ weekdays: [1, 3], times: 12 }), 12)
    assert.equal(askedOf({ weekdays: [1, 2, 3, 4, 5, 6, 7], times: 4000 }), 1000)
    const weekly = { weekdays: [7], starts_on: '2026-09-06', ends_on: '2026-09-27' }
    assert.equal(askedOf(weekly), 4)
  })

  test('rows go together up to 1,000 sessions, and one by itself at least', ({ assert }) => {
    const many = Array.from({ length: 12 }, () => 200)
    assert.lengthOf(
      firstOf(many, (sessions) => sessions),
      5
    )
    assert.deepEqual(
      firstOf([9000, 1], (sessions) => sessions),
      [9000]
    )
    assert.deepEqual(
      firstOf([0, 0], (sessions) => sessions),
      [0, 0]
    )
  })

  test('a row that leads beyond what a list may make is refused, and smaller ones are not', ({
    assert,
  }) => {
    const rows = [rowOf(600), rowOf(500), rowOf(400)]
    refuseBeyond(rows, mostSessions - 1000)
    assert.deepEqual(
      rows.map(({ problems }) => problems),
      [[], [{ column: null, type: 'list_full' }], []]
    )
  })

  test('hours are found of however many sessions', ({ assert }) => {
    const startsAt = new Date('2026-09-06T14:00Z')
    const endsAt = new Date('2026-09-06T15:00Z')
    const { from, to } = hoursOf(Array.from({ length: 200_000 }, () => ({ startsAt, endsAt })))
    assert.deepEqual([from, to], [startsAt, endsAt])
  })
})
