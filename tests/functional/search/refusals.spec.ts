import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Centre } from '#tests/helpers/centre/centre'
import { addressOf } from '#tests/helpers/server/at_address'
import { rawRequest } from '#tests/helpers/server/raw_request'
import { ask, keyOfAdministrator, look, searchedCentre, uid } from '#tests/helpers/search/search'

let asked: Promise<{ client: ApiClient; centre: Centre; key: string }> | undefined

const stage = (client: ApiClient) =>
  (asked ??= searchedCentre().then(async ({ centre }) => ({
    client,
    centre,
    key: await keyOfAdministrator(client, centre),
  })))

/** What a search of the students is refused for, and how. */
const refusals: [code: string, body: object][] = [
  ['invalid_search_q', { q: ['a'] }],
  ['invalid_search_limit', { limit: -1 }],
  ['invalid_search_limit', { limit: 1.5 }],
  ['invalid_search_limit', { limit: '5' }],
  ['invalid_search_offset', { offset: -1 }],
  ['invalid_search_page', { page: 'one' }],
  ['invalid_search_hits_per_page', { hitsPerPage: {} }],
  ['invalid_search_attributes_to_retrieve', { attributesToRetrieve: 'id' }],
  ['invalid_search_attributes_to_highlight', { attributesToHighlight: [1] }],
  ['invalid_search_attributes_to_crop', { attributesToCrop: true }],
  ['invalid_search_crop_length', { cropLength: 'ten' }],
  ['invalid_search_crop_marker', { cropMarker: 1 }],
  ['invalid_search_highlight_pre_tag', { highlightPreTag: ['<b>'] }],
  ['invalid_search_highlight_post_tag', { highlightPostTag: 1 }],
  ['invalid_search_show_matches_position', { showMatchesPosition: 'yes' }],
  ['invalid_search_matching_strategy', { matchingStrategy: 'some' }],
  ['invalid_search_filter', { filter: true }],
  ['invalid_search_filter', { filter: 'tenant_id = a' }],
  ['invalid_search_filter', { filter: 'archived & true' }],
  ['invalid_search_filter', { filter: 'number > 5' }],
  ['invalid_search_filter', { filter: [[['archived = true']]] }],
  ['invalid_search_sort', { sort: ['number:asc'] }],
  ['invalid_search_facets', { facets: ['archived'] }],
  ['invalid_search_distinct', { distinct: 'number' }],
  ['invalid_search_vector', { vector: [0.1] }],
  ['invalid_search_hybrid_query', { hybrid: { embedder: 'default' } }],
  ['invalid_search_attributes_to_search_on', { attributesToSearchOn: ['email'] }],
  ['invalid_search_ranking_score_threshold', { rankingScoreThreshold: 0.5 }],
  ['bad_request', { everything: true }],
  ['bad_request', []],
]

test.group('Refused searches', () => {
  test('are told in Meilisearch’s format: {0}')
    .with(refusals)
    .run(async ({ client, assert }, [code, body]) => {
      const place = await stage(client)
      const answer = await ask(place, `indexes/${uid(place.centre, 'students')}/search`, body)
      answer.assertStatus(400)
      assert.containsSubset(answer.body(), {
        code,
        type: 'invalid_request',
        link: `https://docs.meilisearch.com/errors#${code}`,
      })
      assert.isNotEmpty(answer.body().message)
    })

  test('name the search of several that is meant', async ({ client, assert }) => {
    const place = await stage(client)
    const students = { indexUid: uid(place.centre, 'students'), q: 'a' }
    const refused = async (...queries: object[]) => {
      const answer = await ask(place, 'multi-search', { queries })
      answer.assertStatus(400)
      return `${answer.body().code}: ${answer.body().message}`
    }
    assert.match(
      await refused(students, { ...students, limit: -1 }),
      /^invalid_search_limit: .*\.queries\[1\]\.limit/
    )
    assert.match(
      await refused(students, { ...students, filter: 'x = 1' }),
      /^invalid_search_filter: Inside `\.queries\[1\]`: Attribute `x`/
    )
    assert.match(await refused({ q: 'a' }), /^missing_index_uid: .*\.queries\[0\]/)
    assert.match(await refused({ ...students, indexUid: '*' }), /^invalid_index_uid/)
    assert.match(
      await refused({ ...students, indexUid: 'x_y' }),
      /^index_not_found: .*`x_y` not found/
    )
    const federated = { ...students, federationOptions: { weight: 2 } }
    assert.match(await refused(federated), /^invalid_multi_search_federation_options/)
    assert.match(
      await refused(...Array.from({ length: 11 }, () => students)),
      /^bad_request: Too many/
    )
  })

  test('merging the hits of several is refused, and so is a body that asks nothing', async ({
    client,
    assert,
  }) => {
    const place = await stage(client)
    for (const [code, body] of [
      ['invalid_multi_search_federated', { queries: [], federation: {} }],
      ['bad_request', {}],
      ['bad_request', { queries: {} }],
      ['bad_request', { queries: [], more: 1 }],
    ] as const) {
      const answer = await ask(place, 'multi-search', body)
      answer.assertStatus(400)
      assert.equal(answer.body().code, code)
    }
  })

  test('a body that is none is refused by its kind, its size and its form', async ({
    client,
    cleanup,
    assert,
  }) => {
    const { centre, key } = await stage(client)
    const url = `${await addressOf(centre, cleanup)}/search/multi-search`
    const send = (type: string, body: string) => {
      const headers = { 'Authorization': `Bearer ${key}`, 'Content-Type': type }
      return fetch(url, { method: 'POST', headers, body })
    }
    for (const [type, body, status, code] of [
      ['text/plain', '{}', 415, 'unsupported_media_type'],
      ['application/x-www-form-urlencoded', 'queries=1', 415, 'unsupported_media_type'],
      ['application/json', '{"queries": [', 400, 'malformed_payload'],
      ['application/json', '', 400, 'missing_payload'],
      ['application/json', `"${'a'.repeat(200_000)}"`, 413, 'payload_too_large'],
    ] as const) {
      const answer = await send(type, body)
      assert.equal(answer.status, status)
      assert.equal(((await answer.json()) as { code: string }).code, code)
    }
  })

  test('by address what is no number and no switch is refused, and what is unknown is not found', async ({
    client,
    assert,
  }) => {
    const place = await stage(client)
    const path = `indexes/${uid(place.centre, 'students')}/search`
    for (const [query, code] of [
      ['limit=-1', 'invalid_search_limit'],
      ['showMatchesPosition=maybe', 'invalid_search_show_matches_position'],
      ['facets=archived', 'invalid_search_facets'],
    ] as const) {
      const answer = await look(place, `${path}?${query}`)
      answer.assertStatus(400)
      assert.equal(answer.body().code, code)
    }
    const unknown = await ask(place, `indexes/${uid(place.centre, 'students')}/facet-search`, {})
    unknown.assertStatus(404)
    assert.equal(unknown.body().code, 'not_found')
  })

  test('so is {0}, which no search is asked at, without a page or a cookie')
    .with([
      ['GET /search', 404, 'not_found'],
      ['GET /search/', 404, 'not_found'],
      ['POST /search?q=a', 404, 'not_found'],
      ['DELETE /search/indexes/a', 404, 'not_found'],
      ['GET /search/indexes/%00/search', 400, 'bad_request'],
      ['GET /search/health?q=%00', 400, 'bad_request'],
      ['GET /search/%ff', 400, 'bad_request'],
      ['GET /search/indexes/%C0%80/search', 400, 'bad_request'],
    ] as const)
    .run(async ({ client, assert }, [request, status, code]) => {
      const { host } = (await stage(client)).centre
      const head = [`Host: ${host}`, 'Accept: text/html', 'Connection: close']
      const answer = await rawRequest([`${request} HTTP/1.1`, ...head])
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `))
      assert.notMatch(answer, /^set-cookie:/im)
      const told = JSON.parse(/\{.*\}/.exec(answer)![0])
      const link = `https://docs.meilisearch.com/errors#${code}`
      assert.deepInclude(told, { code, type: 'invalid_request', link })
    })
})
