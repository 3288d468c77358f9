import { test } from '@japa/runner'
import { askedKeys } from '#tests/helpers/words/asked_keys'
import { wordsOf } from '#tests/helpers/words/words'

test.group('What the server says', () => {
  test('every refusal of every act has its words in both languages', ({ assert }) => {
    const said = askedKeys().filter(({ key }) => /\.(errors|flash|refused)\./.test(key))
    assert.isAbove(said.length, 100)
    for (const locale of ['en', 'ar'] as const) {
      const words = wordsOf(locale)
      const silent = said.filter(({ key }) => !words.has(key))
      assert.deepEqual(silent, [], locale)
    }
  }).timeout(60_000)
})
