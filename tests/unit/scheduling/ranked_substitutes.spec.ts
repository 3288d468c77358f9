import { test } from '@japa/runner'
import {
  rankedSubstitutes,
  type Suitability,
} from '#domain/scheduling/substitution/rules/ranked_substitutes'

const someone = (name: string, change: Partial<Suitability> = {}) => ({
  name,
  against: [],
  teachesIt: false,
  teachesLevel: false,
  heldBefore: 0,
  minutesLeft: null,
  ...change,
})

test.group('Substitutes in order', () => {
  test('free before all, then the subject, the group, the level, and hours left', ({ assert }) => {
    const ordered = [
      someone('knows well', { teachesIt: true, heldBefore: 5 }),
      someone('knows', { teachesIt: true, heldBefore: 1, teachesLevel: false }),
      someone('level', { teachesIt: true, teachesLevel: true }),
      someone('subject', { teachesIt: true }),
      someone('unbound'),
      someone('most left', { minutesLeft: 300 }),
      someone('little left', { minutesLeft: 60 }),
      someone('hindered', { against: ['hours'], teachesIt: true, heldBefore: 9 }),
      someone('hindered twice', { against: ['hours', 'busy'], teachesIt: true }),
    ]
    const mixed = [...ordered.slice(4), ...ordered.slice(0, 4)].reverse()
    assert.deepEqual(
      rankedSubstitutes(mixed).map(({ name }) => name),
      ordered.map(({ name }) => name)
    )
    const equals = [someone('first'), someone('second')]
    assert.deepEqual(rankedSubstitutes(equals), equals)
  })
})
