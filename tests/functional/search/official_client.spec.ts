import { test } from '@japa/runner'
import { getMeilisearchResults, meilisearchAutocompleteClient } from '@meilisearch/autocomplete-client'
import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import { keyOfAdministrator, paletteSearch, searchedCentre, uid } from '#tests/helpers/search/search'
import type { Centre } from '#tests/helpers/centre/centre'

/** As whoever embeds it would: told an address, a key, and here the name the address would have. */
const settings = (centre: Centre, apiKey: string) => ({
  host: `http://127.0.0.1:${process.env.PORT}/search`,
  apiKey,
  requestInit: { headers: { Host: centre.host } },
})

test.group('The official clients', () => {
  test('D6 D8 meilisearch: one multi-search of three indexes, limit 5 each, and their documents', async ({
    client,
    assert,
  }) => {
    const { centre, email, ...ids } = await searchedCentre()
    const meilisearch = new Meilisearch(
      settings(centre, await keyOfAdministrator(client, centre))
    )
    const { results } = await meilisearch.multiSearch(paletteSearch(centre))
    assert.deepEqual(
      results.map(({ indexUid, hits }) => [indexUid, hits.map(({ id }) => id)]),
      [
        [uid(centre, 'students'), [ids.student]],
        [uid(centre, 'instructors'), [ids.instructor]],
        [uid(centre, 'groups'), [ids.group]],
      ]
    )
    const [students, , groups] = results
    assert.containsSubset(students, {
      query: 'Zaynab',
      limit: 5,
      offset: 0,
      estimatedTotalHits: 1,
      hits: [
        { first_name: 'Zaynab', last_name: 'Mansour', email, phone: '+966501234567' },
      ],
    })
    assert.isNumber(students!.processingTimeMs)
    assert.containsSubset(groups!.hits, [
      {
        name: 'ZAY-1',
        title: 'Zaynab reads',
        course_name: 'Poetry of Zaynab',
        work_type: 'online',
      },
    ])
  })

  test('D7 meilisearch: an index by itself, by body and by address, with what was asked to be marked', async ({
    client,
    assert,
  }) => {
    const { centre, student } = await searchedCentre()
    const meilisearch = new Meilisearch(
      settings(centre, await keyOfAdministrator(client, centre))
    )
    const index = meilisearch.index(uid(centre, 'students'))
    const asked = { attributesToHighlight: ['first_name'], attributesToRetrieve: ['id'] }
    for (const { hits } of [
      await index.search('zaynab', asked),
      await index.searchGet('zaynab', asked),
    ]) {
      assert.deepEqual(hits, [
        { id: student, _formatted: { id: student, first_name: '<em>Zaynab</em>' } },
      ] as never)
    }
    const paged = await index.search('zaynab', { page: 1, hitsPerPage: 1 })
    assert.containsSubset(paged, { totalHits: 1, totalPages: 1, page: 1, hitsPerPage: 1 })
    const filtered = await index.search('zaynab', { filter: ['archived = true'] })
    assert.isEmpty(filtered.hits)
  })

  test('meilisearch: health, and refusals as its errors', async ({ client, assert }) => {
    const { centre } = await searchedCentre()
    const meilisearch = new Meilisearch(
      settings(centre, await keyOfAdministrator(client, centre))
    )
    assert.deepEqual(await meilisearch.health(), { status: 'available' })
    assert.isTrue(await meilisearch.isHealthy())
    const refused = await meilisearch.index('nowhere').search('a').catch((error: unknown) => error)
    assert.instanceOf(refused, MeilisearchApiError)
    assert.deepInclude((refused as MeilisearchApiError).cause, {
      code: 'index_not_found',
      type: 'invalid_request',
    })
  })

  test('autocomplete-client above it finds and marks', async ({ client, assert }) => {
    const { centre, student } = await searchedCentre()
    const { host: url, apiKey, requestInit } = settings(
      centre,
      await keyOfAdministrator(client, centre)
    )
    const searchClient = meilisearchAutocompleteClient({
      url,
      apiKey,
      options: { requestInit } as never,
    })
    const indexName = uid(centre, 'students')
    const asked = getMeilisearchResults({ searchClient, queries: [{ indexName, query: 'zaynab' }] })
    const answer = await asked.execute!({
      searchClient: asked.searchClient,
      requests: [asked as never],
    } as never)
    const hits = (answer as unknown as { hits: Record<string, unknown>[] }[])[0]!
    assert.include(JSON.stringify(hits), student)
    assert.include(JSON.stringify(hits), '__aa-highlight__Zaynab__/aa-highlight__')
  })
})
