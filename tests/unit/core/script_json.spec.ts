import { test } from '@japa/runner'
import { scriptJson } from '#core/pages/script_json'
import { hostileTexts } from '#tests/helpers/words/hostile_texts'

test.group('JSON inside a script element', () => {
  test('T21 holds nothing that HTML or an older script reads, and says what it was given', ({
    assert,
  }) => {
    for (const text of hostileTexts) {
      const page = { [text]: [text, { name: text }], lone: '\ud800', slash: '/admin' }
      const json = scriptJson(page)
      assert.notMatch(json, /[<>&\u2028\u2029]/, text)
      assert.deepEqual(JSON.parse(json), page)
    }
  })
})
