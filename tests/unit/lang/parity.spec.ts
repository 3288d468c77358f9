import { adminAreas } from '#domain/access/roles/permissions'
import { areaOf, auditedWords } from '#domain/shared/areas/areas'
import { globSync, readFileSync } from 'node:fs'
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { test } from '@japa/runner'
import {
  argumentsOf,
  elementsOf,
  filesOf,
  proseOf,
  wordsOf,
  type Words,
} from '#tests/helpers/words/words'

const en = wordsOf('en')
const ar = wordsOf('ar')

/** What stays in Latin letters in Arabic: our name, the other language's own name, formats, other makers' names. */
const latin =
  /\b(Markaz|English|CSV|PDF|UTF-8|vCard|XML|XLSX|XLSB|ODS|JPEG|PNG|WebP|WhatsApp|Gravatar|Ctrl|Cmd|Alt|Shift|Tab|Esc|Enter|Delete|N\/A|QR|PIN|Google Authenticator|Microsoft Authenticator|Google|Outlook|1Password)\b/g

const sixBranches = ['zero', 'one', 'two', 'few', 'many', 'other']

const where = (words: Words, faulty: (message: string, key: string) => boolean) =>
  [...words].filter(([key, message]) => faulty(message, key))

const pluralsOf = (message: string) =>
  elementsOf(message).filter((element) => element.type === TYPE.plural)

const lacksBranch = (branches: string[]) => (message: string) =>
  pluralsOf(message).some(({ options }) => branches.some((branch) => !(branch in options)))

/** What may follow a number without being counted by it: units that don't bend, and "of", "to". */
const uncounted = /^\s*(MB|of|and|to|selected|ميغابايت|من|إلى|فأكثر|[^\p{L}\s]|$)/u
/** Numbers that stand in the words themselves, each with its noun in the form the number wants. */
const settled = /3 أبريل|4 مارس|3 April|4 March|1 is called|رقمه 1 نتصل/gu

/** Whether a number that was told, or that stands there, counts a noun that can't follow it: "1 students". */
function countsRigidly(message: string) {
  const elements = elementsOf(message)
  const told = elements.some(
    ({ type }, place) => type === TYPE.number && !uncounted.test(literalOf(elements[place + 1]))
  )
  return told || /(?<![\p{L}\d.,:/-])\d+ \p{L}/u.test(proseOf(message).replaceAll(settled, ''))
}

const literalOf = (element: MessageFormatElement | undefined) =>
  element?.type === TYPE.literal ? element.value : ''

const sources = globSync('{app,commands,domain,inertia,start,providers,config}/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const literals = new Set(
  [...sources.matchAll(/['"`]([\w.-]+)(?:\$\{[^`]*)?['"`]/g)].map(([, text]) => text!)
)
const properties = new Set([...sources.matchAll(/\b(\w+)\??:/g)].map(([, name]) => name!))

/** Whether code can reach a key: by itself, from inside a namespace, or as `namespace.${name}`. */
function isUsed(key: string) {
  const segments = key.split('.')
  return segments.some((_, start) => {
    const tail = segments.slice(start)
    return (
      literals.has(tail.join('.')) ||
      (tail.length > 1 && literals.has(`${tail.slice(0, -1).join('.')}.`)) ||
      (tail.length === 1 && properties.has(tail[0]!))
    )
  })
}

const isTold = (key: string) =>
  Object.keys(auditedWords).some((area) => key.startsWith(`${area}.trail.`))

test.group('Words', () => {
  test('both languages have the same files', ({ assert }) => {
    assert.isNotEmpty(filesOf('en'))
    assert.deepEqual(filesOf('ar'), filesOf('en'))
  })

  test('both languages have the same keys', ({ assert }) => {
    assert.deepEqual([...ar.keys()].sort(), [...en.keys()].sort())
  })

  test('every message is valid ICU', ({ assert }) => {
    for (const message of [...en.values(), ...ar.values()]) {
      assert.doesNotThrow(() => elementsOf(message))
    }
  })

  test('both languages take the same arguments', ({ assert }) => {
    for (const [key, message] of en) {
      assert.deepEqual(argumentsOf(ar.get(key) ?? ''), argumentsOf(message), key)
    }
  })

  test('every Arabic plural has its six branches', ({ assert }) => {
    assert.isNotEmpty(where(ar, (message) => pluralsOf(message).length > 0))
    assert.isEmpty(where(ar, lacksBranch(sixBranches)))
  })

  test('every English plural has one and other', ({ assert }) => {
    assert.isEmpty(where(en, lacksBranch(['one', 'other'])))
  })

  test('no message is empty, and no words are padded', ({ assert }) => {
    const faulty = (message: string) =>
      message === '' || (/\p{L}/u.test(message) && message.trim() !== message)
    for (const words of [en, ar]) assert.isEmpty(where(words, faulty))
  })

  test('no key has a dot of its own', ({ assert }) => {
    for (const file of globSync('resources/lang/**/*.json')) {
      JSON.parse(readFileSync(file, 'utf8'), (key, value) => {
        assert.notInclude(key, '.', `${file}: ${key}`)
        return value
      })
    }
  })

  test('Arabic text has no English left in it', ({ assert }) => {
    const english = (message: string) => /[a-z]/i.test(proseOf(message).replaceAll(latin, ''))
    assert.isEmpty(where(ar, english))
  })

  test('English text has no Arabic but the name of the language', ({ assert }) => {
    const arabic = (message: string) =>
      /[\u0600-\u06ff]/.test(proseOf(message).replaceAll(/العربية|مركز/g, ''))
    assert.isEmpty(where(en, arabic))
  })

  test('a number before what it counts is a plural, in every sentence', ({ assert }) => {
    for (const words of [en, ar]) assert.deepEqual(where(words, countsRigidly), [])
  })

  test('English has one apostrophe', ({ assert }) => {
    assert.deepEqual(
      where(en, (message) => proseOf(message).includes("'")),
      []
    )
  })

  test('every message is asked for somewhere', ({ assert }) => {
    const unused = [...en.keys()].filter(
      (key) => !key.startsWith('validator.') && !isUsed(key) && !isTold(key)
    )
    assert.deepEqual(unused, [])
  })

  test('every list of records has the words of its first use', ({ assert }) => {
    const lists = adminAreas.filter((area) => areaOf(area).exported)
    const asked = ['title', 'add', 'search', 'first_use.title', 'first_use.lead']
    assert.isAbove(lists.length, 9)
    assert.deepEqual(
      lists.flatMap((area) => asked.map((key) => `${area}.${key}`)).filter((key) => !en.has(key)),
      []
    )
  })

  test('F3 field errors are said in the words of the specification', ({ assert }) => {
    const field = (rule: string) => en.get(`validator.shared.messages.${rule}`)
    assert.equal(field('email'), 'Value is not a valid email address')
    assert.equal(field('minLength'), 'This field should be at least {min} characters long')
    assert.equal(field('required'), 'Value is required')
  })
})

test.group('The checks of the words', () => {
  test('an Arabic plural without its dual is found', ({ assert }) => {
    const message = '{n, plural, zero {a} one {a} few {a} many {a} other {a}}'
    assert.isTrue(lacksBranch(sixBranches)(message))
  })

  test('a nested plural without its dual is found', ({ assert }) => {
    const message = '<b>{kind, select, other {{n, plural, one {a} other {a}}}}</b>'
    assert.isTrue(lacksBranch(sixBranches)(message))
  })

  test('a lost or renamed argument is found', ({ assert }) => {
    assert.notDeepEqual(argumentsOf('{count} of {total}'), argumentsOf('{count}'))
    assert.notDeepEqual(argumentsOf('{day, date}'), argumentsOf('{day}'))
    assert.notDeepEqual(argumentsOf('<b>{n}</b>'), argumentsOf('{n}'))
  })

  test('a plain number may be a plural in the other language', ({ assert }) => {
    assert.deepEqual(argumentsOf('{n} days'), argumentsOf('{n, plural, one {a} other {#}}'))
  })

  test('a number that counts without a plural is found, a plural and a unit are not', ({
    assert,
  }) => {
    for (const rigid of ['{n, number} rows', '{n, number} صف', 'at most 40 rows', 'حتى 40 صف'])
      assert.isTrue(countsRigidly(rigid), rigid)
    for (const fine of [
      '{n, plural, one {# row} other {# rows}}',
      '{n, number} MB',
      '{n, number} من 3',
    ])
      assert.isFalse(countsRigidly(fine), fine)
  })

  test('a key that nothing asks for is found', ({ assert }) => {
    assert.isFalse(isUsed('nowhere.at_all.neverSaid'))
    assert.isTrue(isUsed('auth.invalid_credentials'))
  })
})
