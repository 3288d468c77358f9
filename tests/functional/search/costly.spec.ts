import { test } from '@japa/runner'
import { ask, keyOfAdministrator, searchedCentre, uid } from '#tests/helpers/search/search'

const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}"id = a"${']'.repeat(depth)}`)
const either = (count: number) =>
  Array.from({ length: count }, (_, at) => (at % 2 ? 'archived' : 'number') + ` = ${at}`)

/** What one request may cost everybody else; each was a request that took seconds or gave 500. */
const refused = [
  { name: 'many conditions that all hold', body: { filter: either(11) } },
  {
    name: 'hundreds of values',
    body: {
      filter: `id IN [${Array(150)
        .fill(0)
        .map((_, at) => `v${at}`)
        .join()}]`,
    },
  },
  { name: 'lists within lists', body: { filter: deep(5_000) } },
  { name: 'a long mark', body: { attributesToHighlight: ['*'], highlightPreTag: 'x'.repeat(65) } },
  { name: 'a long list of attributes', body: { attributesToCrop: Array(51).fill('first_name') } },
]

test.group('A search that would cost too much', () => {
  test('is refused: {name}')
    .with(refused)
    .run(async ({ client, assert }, { body }) => {
      const { centre } = await searchedCentre()
      const place = { client, centre, key: await keyOfAdministrator(client, centre) }
      const path = `indexes/${uid(centre, 'students')}/search`
      const answer = await ask(place, path, { q: 'a', ...body })
      assert.equal(answer.status(), 400)
      assert.match((answer.body() as { code: string }).code, /^(invalid_search_|bad_request)/)
    })

  test('counts the filters of one request together, and values of one attribute as one', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const place = { client, centre, key: await keyOfAdministrator(client, centre) }
    const one = { indexUid: uid(centre, 'students'), q: 'Zaynab', filter: ['archived = false'] }
    const many = await ask(place, 'multi-search', { queries: Array(10).fill(one) })
    assert.equal(many.status(), 400)
    const joined = Array.from({ length: 30 }, (_, at) => `number = ${at}`).join(' OR ')
    const path = `indexes/${uid(centre, 'students')}/search`
    const answer = await ask(place, path, { q: 'Zaynab', filter: joined })
    assert.equal(answer.status(), 200)
  })
})
