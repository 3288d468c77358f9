import { test } from '@japa/runner'
import { rowsOf } from '#tests/helpers/centre/centre'
import {
  ask,
  found,
  indexes,
  keyOfAdministrator,
  multiSearch,
  searchedCentre,
  uid,
} from '#tests/helpers/search/search'

const odd = [
  '',
  ' ',
  'z',
  'z'.repeat(10_000),
  'َّ ُ',
  '🙂🙂',
  '\u202ezaynab\u2066',
  '\u0000zay\u0000',
  '\ud800',
  `%_\\'"`,
  '%',
  '(.*)+$',
  'a & b | !c <-> d:*',
  'zaynab; select 1 --',
  `' or '1'='1`,
  '{"$gt": ""}',
]

test.group('Odd searches', () => {
  test('are answered with what is found or nothing, never an error', async ({ client, assert }) => {
    const { centre } = await searchedCentre()
    await searchedCentre()
    const place = { client, centre, key: await keyOfAdministrator(client, centre) }
    const rows = await Promise.all(indexes.map((table) => rowsOf(centre, table)))
    const own = rows.flat().map(({ id }) => id)
    for (const q of odd) {
      const answer = await multiSearch(place, q)
      answer.assertStatus(200)
      const { results } = answer.body() as { results: { hits: { id: string }[]; query: string }[] }
      assert.isAtMost(results[0]!.query.length, 512)
      assert.notInclude(results[0]!.query, '\0')
      assert.lengthOf(results, 3, q)
      for (const { id } of results.flatMap(({ hits }) => hits)) assert.include(own, id)
    }
  })

  test('the marks of a highlight in them are cleaned away, as they are of what is stored', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const place = { client, centre, key: await keyOfAdministrator(client, centre) }
    const answer = await multiSearch(place, '\uE000Zay\uE001nab\u202e ')
    assert.deepEqual(found(answer), [1, 1, 1])
    const { results } = answer.body() as { results: { query: string }[] }
    assert.equal(results[0]!.query, 'Zaynab')
  })

  test('as filters they meet nothing, and are no error either', async ({ client, assert }) => {
    const { centre } = await searchedCentre()
    const place = { client, centre, key: await keyOfAdministrator(client, centre) }
    for (const value of odd) {
      const filter = `first_name = ${JSON.stringify(value)}`
      const queries = indexes
        .filter((index) => index !== 'groups')
        .map((index) => ({ indexUid: uid(centre, index), q: 'Zaynab', filter }))
      const answer = await ask(place, 'multi-search', { queries })
      const isLong = value.length > 8_000
      assert.deepEqual(found(answer), isLong ? 'invalid_search_filter' : [0, 0], value)
    }
  })

  test('a limit of a billion is cut to a hundred, and none can be read past the first thousand', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const place = { client, centre, key: await keyOfAdministrator(client, centre) }
    const search = async (body: object) =>
      (
        await ask(place, `indexes/${uid(centre, 'students')}/search`, { q: 'zaynab', ...body })
      ).body()
    assert.containsSubset(await search({ limit: 1e9 }), { limit: 100, estimatedTotalHits: 1 })
    assert.containsSubset(await search({ offset: 1e9 }), { hits: [], offset: 1000, limit: 0 })
    assert.containsSubset(await search({ page: 1e9, hitsPerPage: 1e9 }), { hits: [] })
    assert.containsSubset(await search({ page: 0 }), { hits: [], page: 0 })
    assert.containsSubset(await search({ limit: 0 }), { hits: [] })
  })
})
