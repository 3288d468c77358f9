import { test } from '@japa/runner'
import { createTranslator } from 'use-intl'
import { wordsOf } from '#tests/helpers/words/words'

test.group('Problems of imported rows', () => {
  test('one that many rows have names no length and no row: {$self}')
    .with(['en', 'ar'] as const)
    .run(({ assert }, locale) => {
      for (const [key, message] of wordsOf(locale)) {
        if (!key.startsWith('imports.problems.')) continue
        const t = createTranslator({ locale, messages: { message } })
        assert.notMatch(t('message', { number: 0 }), /\b0\b|٠/, key)
      }
    })
})
