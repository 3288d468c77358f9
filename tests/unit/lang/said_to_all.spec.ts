import { test } from '@japa/runner'
import { locales } from '#domain/shared/choices/locales'
import { wordsOf } from '#tests/helpers/words/words'

test.group('Words that must not be said', () => {
  for (const locale of locales) {
    test(`whoever has to wait is sent to reception, and isn’t told to get a PIN: a phone needs none (${locale})`, ({
      assert,
    }) => {
      const words = wordsOf(locale)
      assert.notInclude(words.get('check_in.answer.wait_text')!, words.get('check_in.pin')!)
    })
  }

  test('what speaks for and against a substitute never assumes a man', ({ assert }) => {
    const said = [...wordsOf('ar')].filter(([key]) =>
      /^(substitution\.(fits|against)|free_slots\.hindrances)\./.test(key)
    )
    assert.isNotEmpty(said)
    for (const [key, text] of said)
      assert.notMatch(
        text,
        /(^|[{ ])(يدرّس|درّس|لديه|يساعد|غائب|ليس|له)( |$)|وثائقه|عمله|لساعاته/,
        key
      )
  })
})
