import { test } from '@japa/runner'
import fc from 'fast-check'
import { askedText, swappedText } from '#domain/search/ranking/asked_text'
import { editDistance, lettersForgiven } from '#domain/search/ranking/edit_distance'
import { misspelt } from '#domain/search/ranking/misspelt_words'
import { wordsAsked } from '#domain/shared/lists/words_asked'

test.group('Letters that are wrong', () => {
  test('{one} and {other} differ by {letters}')
    .with([
      { one: 'physics', other: 'physics', letters: 0 },
      { one: 'physics', other: 'phisics', letters: 1 },
      { one: 'physics', other: 'phsyics', letters: 1 },
      { one: 'physics', other: 'physic', letters: 1 },
      { one: 'سالم', other: 'سلم', letters: 1 },
      { one: 'ab', other: 'ba', letters: 1 },
      { one: '', other: 'abc', letters: 3 },
    ])
    .run(({ assert }, { one, other, letters }) => {
      assert.equal(editDistance(one, other), letters)
      assert.equal(editDistance(other, one), letters)
    })

  test('one is forgiven from four on, two from eight, none of a number', ({ assert }) => {
    const words = ['abc', 'abcd', 'abcdefg', 'abcdefgh', '12345678']
    assert.deepEqual(words.map(lettersForgiven), [0, 1, 1, 2, 0])
  })

  test('“{query}” in “{text}”: {letters}')
    .with([
      { query: 'algebra', text: 'evening algebra', letters: 0 },
      { query: 'algbra evening', text: 'evening algebra', letters: 1 },
      { query: 'eveni', text: 'evening', letters: 0 },
      { query: 'evning', text: 'evenings', letters: 1 },
      { query: 'evning algebra', text: 'evenings algebra', letters: undefined },
      { query: 'alg', text: 'elg', letters: undefined },
      { query: 'naiman naim', text: 'adnan naima', letters: undefined },
      { query: 'naim naim', text: 'naim naima', letters: 0 },
      { query: 'chemistry', text: 'algebra', letters: undefined },
    ])
    .run(({ assert }, { query, text, letters }) => {
      assert.equal(misspelt(query.split(' '), text), letters)
    })
})

test.group('What is asked of the database', () => {
  test('a pattern is nothing but the letters that were typed', ({ assert }) => {
    const { begun, inside } = askedText('50%_off\\ ab')!
    assert.deepEqual(begun, ['% 50\\%\\_off\\\\%', '% ab%'])
    assert.deepEqual(inside, ['%50\\%\\_off\\\\%', '% ab%'])
  })

  test('a name may be turned, a number is no name', ({ assert }) => {
    const asked = askedText('Omar Ali 4567')!
    assert.deepEqual(asked.turned, ['omar ali 4567', 'ali 4567 omar', '4567 omar ali'])
    assert.equal(asked.name, 'omar ali')
    assert.lengthOf(asked.exact, 2)
    assert.deepEqual(asked.loose, ['%4567%'])
  })

  test('a word is a lexeme behind the mark of its tenant, whatever it is written with', ({
    assert,
  }) => {
    const asked = askedText(`O'Neil a\\b:*|`)!
    assert.equal(asked.whole, `'\u0001o''neil' & '\u0001a\\\\b:*|'`)
    assert.equal(asked.started, `'\u0001o''neil':* & '\u0001a\\\\b:*|':*`)
  })

  test('typed on the other layout it is asked without wrong letters', ({ assert }) => {
    const asked = swappedText('lpl]')!
    assert.equal(asked.text, 'محمد')
    assert.deepEqual([asked.near, asked.heads, asked.tails, asked.longest], [[], [], [], null])
  })

  test('no input throws, and none asks for more than twelve words', ({ assert }) => {
    const queries = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom('ا', 'ل', ' ', 'a', 'b', '-', "'", '%', '5', '\uD83D') })
    )
    fc.assert(
      fc.property(queries, (query) => {
        const asked = askedText(query)
        swappedText(query)
        for (const { pattern } of wordsAsked(query)) assert.isAbove(pattern.length, 2)
        assert.isAtMost(asked?.words.length ?? 0, 12)
        assert.notInclude(JSON.stringify(asked ?? ''), '\\u0000')
      })
    )
  })
})
