import { test } from '@japa/runner'
import {
  rankedSubstitutes,
  substitutesForAll,
  type Suitability,
} from '#domain/scheduling/substitution/rules/ranked_substitutes'

const someone = (name: string, change: Partial<Suitability> = {}) => ({
  name,
  against: [],
  teaches_subject: false,
  teaches_level: false,
  taught_before: 0,
  free_minutes: null,
  ...change,
})

test.group('Substitutes in order', () => {
  test('free before all, then the subject, the group, the level, and hours left', ({ assert }) => {
    const ordered = [
      someone('knows well', { teaches_subject: true, taught_before: 5 }),
      someone('knows', { teaches_subject: true, taught_before: 1, teaches_level: false }),
      someone('level', { teaches_subject: true, teaches_level: true }),
      someone('subject', { teaches_subject: true }),
      someone('unbound'),
      someone('most left', { free_minutes: 300 }),
      someone('little left', { free_minutes: 60 }),
      someone('hindered', { against: ['hours'], teaches_subject: true, taught_before: 9 }),
      someone('hindered twice', { against: ['hours', 'busy'], teaches_subject: true }),
    ]
    const mixed = [...ordered.slice(4), ...ordered.slice(0, 4)].reverse()
    assert.deepEqual(
      rankedSubstitutes(mixed).map(({ name }) => name),
      ordered.map(({ name }) => name)
    )
    const equals = [someone('first'), someone('second')]
    assert.deepEqual(rankedSubstitutes(equals), equals)
  })

  test('of several sessions: whom nothing hinders in any of them, with hours for all of them', ({
    assert,
  }) => {
    const withId = (id: string, change: Partial<Suitability> = {}) => ({
      ...someone(id, change),
      id,
    })
    const ranked = substitutesForAll([
      {
        minutes: 60,
        substitutes: [
          withId('free', { teaches_subject: true, taught_before: 3, free_minutes: 200 }),
          withId('busy later'),
          withId('tired', { free_minutes: 60 }),
          withId('only here'),
        ],
      },
      {
        minutes: 90,
        substitutes: [
          withId('busy later', { against: ['busy'] }),
          withId('free', { teaches_subject: false, taught_before: 1, free_minutes: 170 }),
          withId('tired', { free_minutes: 30 }),
        ],
      },
    ])
    assert.deepEqual(
      ranked.map(({ name, teaches_level, ...one }) => one),
      [
        { id: 'free', against: [], teaches_subject: false, taught_before: 1, free_minutes: 110 },
        {
          id: 'busy later',
          against: ['busy'],
          teaches_subject: false,
          taught_before: 0,
          free_minutes: null,
        },
        {
          id: 'tired',
          against: ['weekly_hours'],
          teaches_subject: false,
          taught_before: 0,
          free_minutes: -30,
        },
      ]
    )
  })
})
