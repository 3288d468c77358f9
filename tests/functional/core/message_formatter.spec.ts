import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { formatters } from '@adonisjs/i18n'
import { MessageFormatter } from '#core/languages/message_formatter'

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn)

test.group('Messages of the server', () => {
  test('what is not parsed reads as ICU would read it, all of our texts and quotes too', async ({
    assert,
  }) => {
    const icu = (await formatters.icu().resolver(app))({} as never)
    const plain = new MessageFormatter({ name: 'icu', format: () => 'parsed' })
    for (const language of ['en', 'ar']) {
      const folder = app.languageFilesPath(language)
      const texts = readdirSync(folder).flatMap((file) =>
        textsIn(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
      )
      const unparsed = [...texts, 'it’s <b>', '# | &'].filter(
        (text) => plain.format(text, language) !== 'parsed'
      )
      assert.isAbove(unparsed.length, texts.length / 2)
      for (const text of unparsed) assert.equal(icu.format(text, language), text)
    }
    for (const text of ["it''s", "'{'", '{name}']) assert.equal(plain.format(text, 'en'), 'parsed')
  })
})
