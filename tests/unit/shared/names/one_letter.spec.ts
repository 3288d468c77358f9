import { test } from '@japa/runner'
import fc from 'fast-check'
import { editDistance } from '#domain/search/ranking/edit_distance'
import { isOneLetterOff } from '#domain/shared/names/words/one_letter'

test('two words are one letter apart where an edit leads from one to the other', ({ assert }) => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'س'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (one, other) => {
      assert.equal(isOneLetterOff(one, other), editDistance(one, other) === 1)
      assert.equal(isOneLetterOff(other, one), isOneLetterOff(one, other))
    })
  )
})
