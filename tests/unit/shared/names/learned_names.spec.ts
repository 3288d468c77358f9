import { test } from '@japa/runner'
import { learnedNames, type NamePair } from '#domain/shared/names/writing/learned_names'

const pair = (name: string, other: string, times = 1, day = 1): NamePair => ({
  name,
  other,
  times,
  latest: new Date(2026, 0, day),
})

test.group('A word in the other script, of names that stand in both', () => {
  test('{word} of {name}, {other} is {expected}')
    .with([
      { name: 'محمد', other: 'Mohamed', word: 'محمد', expected: 'Mohamed' },
      { name: 'مُحَمَّد', other: 'Mohamed', word: 'محمد', expected: 'Mohamed' },
      { name: 'Mohamed', other: 'محمد', word: 'MOHAMED', expected: 'محمد' },
      { name: 'محمد علي', other: 'Mohamed Aly', word: 'علي', expected: 'Aly' },
      { name: 'محمد علي', other: 'Mohamed Aly', word: 'محمد علي', expected: 'Mohamed Aly' },
      { name: 'عبد الله', other: 'Abdallah', word: 'عبد الله', expected: 'Abdallah' },
      { name: 'عبد الله', other: 'Abdallah', word: 'عبد', expected: undefined },
      { name: 'محمد', other: 'Mohamed', word: 'محمود', expected: undefined },
      { name: 'محمد', other: 'محمد', word: 'محمد', expected: undefined },
      { name: 'Mohamed', other: 'Mohammed', word: 'Mohamed', expected: undefined },
    ])
    .run(({ assert }, { name, other, word, expected }) => {
      const to = /^[A-Za-z]/.test(word) ? 'ar' : 'en'
      assert.equal(learnedNames([pair(name, other)], to)(word), expected)
    })

  test('most people win, then the latest, whatever names the word stands in', ({ assert }) => {
    const few = pair('سارة', 'Sara', 2, 9)
    const learned = (...pairs: NamePair[]) => learnedNames([few, ...pairs], 'en')('سارة')
    assert.equal(learned(pair('سارة', 'Sarah', 3)), 'Sarah')
    assert.equal(learned(pair('سارة نور', 'Sarah Noor', 2), pair('ساره', 'Sarah')), 'Sarah')
    assert.equal(learned(pair('سارة', 'Sarah', 2, 8)), 'Sara')
    assert.equal(learned(pair('سارة', 'Sarah', 2, 10)), 'Sarah')
  })
})
