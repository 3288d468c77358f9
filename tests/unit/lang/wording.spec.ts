import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'

type Messages = { [key: string]: string | Messages }

const flatten = (messages: Messages, start: string): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value]] : flatten(value, `${start}${key}.`)
  )

const messagesIn = (language: string) =>
  readdirSync(`resources/lang/${language}`)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) =>
      flatten(
        JSON.parse(readFileSync(`resources/lang/${language}/${file}`, 'utf8')),
        `${file.replace('.json', '')}:`
      )
    )

/** Words that are searched for are no sentences. */
const isSentence = ([key]: [string, string]) => !key.startsWith('search:also.')

/** [language, what is refused, what to write, keys in which the word means something else] */
const rules: [string, RegExp, string, string[]][] = [
  ['en', /\bwhoever\b/i, 'say who', []],
  ['en', /\btak(e|es|en|ing) back\b/i, 'undo', []],
  ['en', /\bstands?\b/i, 'is, or apply', []],
  ['en', /\b(family|student|nobody|they|centre) (has been |have )?told\b/i, 'reported', []],
  [
    'en',
    /\bmay\b/,
    'can, for what somebody is allowed',
    [
      'errors:s400.text',
      'errors:s404.text',
      'holidays:proposals.open_help',
      'security:everybody_out.consequence',
    ],
  ],
  ['ar', /(^|\s)كال[\u0600-\u06ff]/, 'مثل، أو كما في', []],
  ['en', /\}\s?[%٪]|٪/, 'a percentage that the page has written', []],
  ['ar', /\}\s?[%٪]|%/, 'a percentage that the page has written, and ٪', []],
  ['ar', /جلس(ة|ات) تعويضي|درس تعويضي|تعويض الحصة/, 'حصة تعويضية', []],
]

test.group('Wording', () => {
  test('{language}: {refused}')
    .with(
      rules.map(([language, refused, instead, exceptions]) => ({
        language,
        refused,
        instead,
        exceptions,
      }))
    )
    .run(({ assert }, { language, refused, instead, exceptions }) => {
      const wrong = messagesIn(language)
        .filter(isSentence)
        .filter(([key, words]) => refused.test(words) && !exceptions.includes(key))
      assert.deepEqual(wrong, [], `write: ${instead}`)
    })
})
