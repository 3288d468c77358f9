import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import {
  getMeilisearchResults,
  meilisearchAutocompleteClient,
} from '@meilisearch/autocomplete-client'
import { Meilisearch, MeilisearchApiError } from 'meilisearch'
import {
  keyOfAdministrator,
  paletteSearch,
  searchedCentre,
  uid,
} from '#tests/helpers/search/search'
import type { Centre } from '#tests/helpers/centre/centre'
import { addressOf } from '#tests/helpers/server/at_address'

type Asked = Pick<TestContext, 'client' | 'cleanup'>

/** As any client would set it up: an address and a key. */
async function settings({ client, cleanup }: Asked, centre: Centre) {
  const host = `${await addressOf(centre, cleanup)}/search`
  return { host, apiKey: await keyOfAdministrator(client, centre) }
}

test.group('The official clients', () => {
  test('D6 D8 meilisearch: one multi-search of three indexes, limit 5 each, and their documents', async ({
    client,
    cleanup,
    assert,
  }) => {
    const { centre, email, ...ids } = await searchedCentre()
    const meilisearch = new Meilisearch(await settings({ client, cleanup }, centre))
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
        {
          first_name: 'Zaynab',
          last_name: 'Mansour',
          email,
          phone: '+966501234567',
          phone_written: '+966 50 123 4567',
        },
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
    cleanup,
    assert,
  }) => {
    const { centre, student } = await searchedCentre()
    const meilisearch = new Meilisearch(await settings({ client, cleanup }, centre))
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

  test('meilisearch: health, and refusals as its errors', async ({ client, cleanup, assert }) => {
    const { centre } = await searchedCentre()
    const meilisearch = new Meilisearch(await settings({ client, cleanup }, centre))
    assert.deepEqual(await meilisearch.health(), { status: 'available' })
    assert.isTrue(await meilisearch.isHealthy())
    const refused = await meilisearch
      .index('nowhere')
      .search('a')
      .catch((error: unknown) => error)
    assert.instanceOf(refused, MeilisearchApiError)
    assert.deepInclude((refused as MeilisearchApiError).cause, {
      code: 'index_not_found',
      type: 'invalid_request',
    })
  })

  test('autocomplete-client above it finds and marks', async ({ client, cleanup, assert }) => {
    const { centre, student } = await searchedCentre()
    const { host: url, apiKey } = await settings({ client, cleanup }, centre)
    const searchClient = meilisearchAutocompleteClient({ url, apiKey })
    const queries = [{ indexName: uid(centre, 'students'), query: 'zaynab' }]
    const { execute, transformResponse } = getMeilisearchResults({ searchClient, queries })
    const requests = queries.map((query) => ({ query, sourceId: 'students', transformResponse }))
    const [answer] = await execute({ searchClient, requests })
    assert.containsSubset(answer!.items, {
      nbHits: 1,
      hits: [
        {
          id: student,
          first_name: 'Zaynab',
          _highlightResult: {
            first_name: {
              value: '__aa-highlight__Zaynab__/aa-highlight__',
              fullyHighlighted: true,
              matchedWords: ['Zaynab'],
            },
          },
        },
      ],
    })
  })
})
