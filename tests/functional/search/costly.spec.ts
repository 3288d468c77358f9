import { test } from '@japa/runner'
import { ask, keyOfAdministrator, searchedCentre, uid } from '#tests/helpers/search/search'

/** As text: what writes JSON for a test goes only so deep. */
const deep = (depth: number) =>
  `{"q":"a","filter":${'['.repeat(depth)}"id = a"${']'.repeat(depth)}}`
const conditions = (count: number) => Array.from({ length: count }, (_, at) => `number = ${at}`)
const oneOf = (count: number) =>
  `id IN [${conditions(count)
    .map((_, at) => `v${at}`)
    .join()}]`
const filterCode = 'invalid_search_filter'

/** What one request may cost everybody else; each was a request that took seconds or gave 500. */
const refused = [
  { name: 'eleven conditions that all hold', code: filterCode, body: { filter: conditions(11) } },
  { name: 'more than a hundred values', code: filterCode, body: { filter: oneOf(101) } },
  {
    name: 'nothing, eleven times',
    code: filterCode,
    body: { filter: Array(11).fill('id EXISTS') },
  },
  { name: 'lists within lists', code: filterCode, body: deep(5_000) },
  {
    name: 'a long mark',
    code: 'invalid_search_highlight_pre_tag',
    body: { attributesToHighlight: ['*'], highlightPreTag: 'x'.repeat(65) },
  },
  {
    name: 'a long list of attributes',
    code: 'invalid_search_attributes_to_crop',
    body: { attributesToCrop: Array(51).fill('first_name') },
  },
]

test.group('A search that would cost too much', () => {
  test('is refused: {name}')
    .with(refused)
    .run(async ({ client, assert }, { code, body }) => {
      const { centre } = await searchedCentre()
      const place = { client, centre, key: await keyOfAdministrator(client, centre) }
      const path = `indexes/${uid(centre, 'students')}/search`
      const answer = await ask(place, path, typeof body === 'string' ? body : { q: 'a', ...body })
      assert.equal(answer.status(), 400)
      const told = answer.body() as { code: string; message: string }
      assert.equal(told.code, code, told.message)
    })

  test('has ten conditions in all its filters: ten values of one attribute are one, and how they are joined is none', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const place = { client, centre, key: await keyOfAdministrator(client, centre) }
    const asking = async (...filters: unknown[]) => {
      const queries = filters.map((filter) => {
        return { indexUid: uid(centre, 'students'), q: 'Zaynab', filter }
      })
      return (await ask(place, 'multi-search', { queries })).status()
    }
    assert.equal(await asking(conditions(4), conditions(6)), 200)
    assert.equal(await asking(conditions(5), conditions(6)), 400)
    const nested = 'NOT (number = 1 AND (archived = true OR NOT email IS NULL))'
    assert.equal(await asking(nested, nested, nested, 'archived = false'), 200)
    assert.equal(await asking(nested, nested, nested, conditions(2)), 400)
    assert.equal(await asking(conditions(100).join(' OR ')), 200)
    assert.equal(await asking(conditions(101).join(' OR ')), 400)
  })
})
