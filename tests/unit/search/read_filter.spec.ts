import { test } from '@japa/runner'
import fc from 'fast-check'
import { readFilter } from '#app/search/filter/read_filter'
import { WireError } from '#core/errors/wire_error'
import type { SearchFilter } from '#domain/search/search_filter'

const is = (attribute: string, ...values: string[]): SearchFilter => ({
  type: 'among',
  attribute,
  values,
})
const not = (of: SearchFilter): SearchFilter => ({ type: 'not', of })
const all = (...of: SearchFilter[]): SearchFilter => ({ type: 'all', of })
const any = (...of: SearchFilter[]): SearchFilter => ({ type: 'any', of })

const [a, b, c] = [is('name', 'a'), is('title', 'b'), is('id', 'c')]

const meanings: [filter: unknown, meaning: SearchFilter | null][] = [
  [undefined, null],
  [null, null],
  ['', all()],
  ['work_type = online', is('work_type', 'online')],
  ['work_type="home visit"', is('work_type', 'home visit')],
  [`title = 'it\\'s'`, is('title', "it's")],
  [`title = "a\\"b"`, is('title', 'a"b')],
  ['title = "قراءات"', is('title', 'قراءات')],
  ['title = قراءات', is('title', 'قراءات')],
  ['archived != true', not(is('archived', 'true'))],
  ['id IN [a, "b c",]', is('id', 'a', 'b c')],
  ['id IN []', is('id')],
  ['id NOT IN [a]', not(is('id', 'a'))],
  ['NOT id IN [a]', not(is('id', 'a'))],
  ['NOT NOT id = a', is('id', 'a')],
  ['title_other IS NULL', { type: 'null', attribute: 'title_other' }],
  ['title_other IS NOT NULL', not({ type: 'null', attribute: 'title_other' })],
  ['title EXISTS', all()],
  ['title NOT EXISTS', not(all())],
  ['title IS EMPTY', any()],
  ['name = a AND title = b OR id = c', any(all(a, b), c)],
  ['name = a AND (title = b OR id = c)', all(a, any(b, c))],
  ['NOT name = a AND title = b', all(not(a), b)],
  ['NOT (name = a AND title = b)', not(all(a, b))],
  [['name = a', 'title = b'], all(a, b)],
  [[['name = a', 'title = b'], 'id = c'], all(any(a, b), c)],
  [['name = a OR title = b'], all(any(a, b))],
  [[], all()],
  [[[]], all(all())],
  ['"name" = "AND"', is('name', 'AND')],
]

const refused = [
  5,
  true,
  {},
  [5],
  [[['name = a']]],
  'name',
  'name =',
  '= a',
  'name = a b',
  'name == a',
  'name = a AND',
  'name = a XOR name = b',
  'name = AND',
  '(name = a',
  'name = a)',
  'name IN a',
  'name IN [a',
  'name IN [a b]',
  'name = "a',
  'unknown = a',
  'Name = a',
  '__proto__ = a',
  'name > a',
  'name 1 TO 2',
  'name CONTAINS a',
  'name STARTS WITH a',
  '_geoRadius(1, 2, 3)',
  'name & a',
  `${'('.repeat(60)}name = a${')'.repeat(60)}`,
  `name = ${'a'.repeat(9_000)}`,
]

test.group('Filters', () => {
  test('{0} is read as Meilisearch reads it')
    .with(meanings)
    .run(({ assert }, [filter, meaning]) => {
      assert.deepEqual(readFilter(filter, 'groups'), meaning)
    })

  test('{0} is refused')
    .with(refused)
    .run(({ assert }, filter) => {
      const refusal = (() => {
        try {
          return readFilter(filter, 'groups')
        } catch (error) {
          return error
        }
      })()
      assert.instanceOf(refusal, WireError)
      assert.equal((refusal as WireError).wireCode, 'invalid_search_filter')
      assert.isBelow((refusal as WireError).message.length, 600)
    })

  test('whatever is written is read or refused, and names no attribute there is not', ({
    assert,
  }) => {
    const word = fc.constantFrom(
      ...'name title archived tenant_id AND OR NOT IN IS NULL EXISTS ( ) [ ] , = != > "a" \'b\' \\ 5 é'.split(
        ' '
      )
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(word).map((words) => words.join(' '))
    )
    fc.assert(
      fc.property(
        fc.oneof(text, fc.array(fc.oneof(text, fc.array(text))), fc.jsonValue()),
        (filter) => {
          try {
            const read = readFilter(filter, 'groups')
            assert.notInclude(JSON.stringify(read), 'tenant_id"')
          } catch (error) {
            if (!(error instanceof WireError)) throw error
          }
        }
      ),
      { numRuns: 500 }
    )
  })
})
