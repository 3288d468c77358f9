import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { wordsOf } from '#tests/helpers/words/words'

const written = globSync('{domain,app}/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .flatMap((text) => [
    ...text.matchAll(/action:[^,\n]*?'([a-z_]+\.[a-z_]+)'(?:[^,\n]*?'([a-z_]+\.[a-z_]+)')?/g),
  ])
  .flatMap(([, one, other]) => (other ? [one!, other] : [one!]))

test.group('The audit trail in words', () => {
  test('every action that is written has a sentence in both languages', ({ assert }) => {
    assert.isAbove(written.length, 15)
    for (const locale of ['en', 'ar'] as const) {
      const words = wordsOf(locale)
      for (const action of written) {
        const keys = [`audit.actions.${action}`, action.replace('.', '.trail.')]
        assert.isTrue(
          keys.some((key) => words.has(key)),
          action
        )
      }
    }
  })
})
