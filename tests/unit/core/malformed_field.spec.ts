import { test } from '@japa/runner'
import { malformedField } from '#core/requests/malformed_field'

const parsed = (json: string): unknown => JSON.parse(json)

const nested = (depth: number): unknown => parsed('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))

test.group('A field no form of ours sends', () => {
  test('is found by its path: half a character, a NUL, what meddles with how it is read', ({
    assert,
  }) => {
    for (const [json, path] of [
      [String.raw`{"email":"\ud800"}`, 'email'],
      [String.raw`{"name":"a\u0000b"}`, 'name'],
      [String.raw`{"days":["1","\udc00 "]}`, 'days.1'],
      [String.raw`{"rights":{"\ud800":1}}`, 'rights'],
      ['{"capacity":{"toString":"x"}}', 'capacity'],
      ['{"birth_date":{"valueOf":1}}', 'birth_date'],
      ['{"ids":[{"__proto__":{}}]}', 'ids.0'],
    ] as const) {
      assert.equal(malformedField(parsed(json)), path, json)
    }
    assert.isString(malformedField(nested(20_000)))
  })

  test('is not what people type: any script, emoji, empty, numbers, lists', ({ assert }) => {
    const typed = { name: 'سارة 👩‍🏫 <!--', none: null, count: 3, ids: [], all: true, sub: { a: '' } }
    assert.isUndefined(malformedField(typed))
    assert.isUndefined(malformedField(nested(10)))
    assert.isUndefined(malformedField(undefined))
  })
})
