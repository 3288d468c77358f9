import { createHmac } from 'node:crypto'
import { test } from '@japa/runner'
import { signToken } from '#core/search/signed_token'
import { freezeClock } from '#domain/shared/time/clock'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { queriesOf } from '#tests/helpers/database/queries'
import {
  ask,
  found,
  indexes,
  keyIn,
  keyOfAdministrator,
  multiSearch,
  paletteSearch,
  searchedCentre,
  uid,
} from '#tests/helpers/search/search'
import { signedIn } from '#tests/helpers/visitor'

const parts = (key: string) =>
  key
    .split('.')
    .slice(0, 2)
    .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()))

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.group('Search keys', () => {
  test('H4 D9 the auth props carry the tenant and a key of exact indexes that ends within a quarter of an hour', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    const { auth } = (await visitor.visit('/admin/profile')).body().props
    assert.deepEqual(auth.tenant, {
      slug: centre.slug,
      name_en: 'Test Centre',
      name_ar: 'مركز الاختبار',
    })
    const [header, claims] = parts(auth.search.key)
    assert.deepEqual(header, { alg: 'HS256', typ: 'JWT' })
    assert.deepEqual(
      claims.searchRules,
      indexes.map((index) => uid(centre, index))
    )
    assert.match(claims.apiKeyUid, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    const left = claims.exp - Date.now() / 1000
    assert.isAtMost(left, 15 * 60)
    assert.isAbove(left, 13 * 60)
    assert.equal(claims.locale, 'en')
  })

  test('D9 no index is named to a student or an instructor, and to a guest no key is given', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    for (const type of ['student', 'instructor'] as const) {
      const key = await keyIn(await signedIn(client, await createPerson(centre, type)), '/profile')
      assert.deepEqual(parts(key)[1].searchRules, [])
      const answer = await multiSearch({ client, centre, key })
      answer.assertStatus(403)
      assert.equal(found(answer), 'invalid_api_key')
    }
  })

  test('D10 the key is made anew with the auth props, by no query more', async ({
    client,
    assert,
  }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    const page = await visitor.visit('/admin/profile')
    const fresh = () =>
      visitor
        .get('/admin/profile')
        .header('X-Inertia', 'true')
        .header('X-Inertia-Version', page.body().version)
        .header('X-Inertia-Partial-Component', page.body().component)
        .header('X-Inertia-Partial-Data', 'auth')
        .header('X-Background', '1')
    assert.equal(await queriesOf(fresh), 1)
    assert.isString((await fresh()).body().props.auth.search.key)
  })

  test('without one the answer is 401, with one that is none of ours 403', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const body = paletteSearch(centre)
    const answerTo = async (header?: string) => {
      const request = client.post('/search/multi-search').header('Host', centre.host)
      if (header !== undefined) request.header('Authorization', header)
      const answer = await request.json(body)
      return `${answer.status()} ${answer.body().code}`
    }
    assert.equal(await answerTo(), '401 missing_authorization_header')
    assert.equal(await answerTo('Basic YTpi'), '401 missing_authorization_header')
    for (const strange of [
      'Bearer',
      'Bearer ',
      'Bearer a',
      'Bearer a.b.c',
      `Bearer ${'a.'.repeat(9)}`,
    ]) {
      assert.equal(await answerTo(strange), '403 invalid_api_key', strange)
    }
  })

  test('T6 a forged, changed, borrowed or expired key finds nothing', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const other = (await searchedCentre()).centre
    const key = await keyOfAdministrator(client, centre)
    const foreign = await keyOfAdministrator(client, other)
    const [, claims] = parts(key)
    const [header, body, proof] = key.split('.') as [string, string, string]
    const hmac = (said: string, secret: string) =>
      createHmac('sha256', secret).update(said).digest('base64url')
    const none = encoded({ alg: 'none', typ: 'JWT' })
    const all = encoded({ ...claims, searchRules: ['*'] })
    const forged: Record<string, string> = {
      'no algorithm': `${none}.${body}.`,
      'no algorithm, proof kept': `${none}.${body}.${proof}`,
      'RS256': `${encoded({ alg: 'RS256', typ: 'JWT' })}.${body}.${proof}`,
      'no proof': `${header}.${body}.`,
      'wider rules': `${header}.${all}.${proof}`,
      'another secret': `${header}.${body}.${hmac(`${header}.${body}`, 'secret')}`,
      'the id of the key as secret': `${header}.${body}.${hmac(`${header}.${body}`, claims.apiKeyUid)}`,
      'a fourth part': `${key}.${proof}`,
      'of another centre': foreign,
      'another purpose': signToken({ ...claims, purpose: 'download' }),
      'no purpose': signToken({ ...claims, purpose: undefined }),
      'the other centre named': signToken({ ...claims, tenant: other.id }),
      'no end': signToken({ ...claims, exp: undefined }),
      'an end that is far': signToken({ ...claims, exp: claims.exp + 3600 }),
      'another session': signToken({ ...claims, session: 'nobody' }),
      'rules as an object': signToken({ ...claims, searchRules: { '*': {} } }),
      'wildcards': signToken({ ...claims, searchRules: ['*', `${centre.slug}_*`] }),
    }
    for (const [how, token] of Object.entries(forged)) {
      const answer = await multiSearch({ client, centre, key: token })
      assert.equal(`${answer.status()} ${found(answer)}`, '403 invalid_api_key', how)
    }
    for (let place = 0; place < key.length; place += 7) {
      const letter = key[place] === 'A' ? 'B' : 'A'
      const changed = `${key.slice(0, place)}${letter}${key.slice(place + 1)}`
      const answer = await multiSearch({ client, centre, key: changed })
      assert.equal(answer.status(), 403, `letter ${place}`)
    }
    assert.deepEqual(found(await multiSearch({ client, centre, key })), [1, 1, 1])
    const narrow = signToken({ ...claims, searchRules: claims.searchRules.slice(1) })
    assert.equal(found(await multiSearch({ client, centre, key: narrow })), 'invalid_api_key')
    const thaw = freezeClock(new Date(Date.now() + 16 * 60_000).toISOString())
    try {
      assert.equal(found(await multiSearch({ client, centre, key })), 'invalid_api_key')
    } finally {
      thaw()
    }
  })

  test('T6 another centre’s index and one that is not there answer the same, whatever rules and filters say', async ({
    client,
    assert,
  }) => {
    const { centre } = await searchedCentre()
    const other = (await searchedCentre()).centre
    const key = await keyOfAdministrator(client, centre)
    const place = { client, centre, key }
    const [, claims] = parts(key)
    const wide = signToken({
      ...claims,
      searchRules: [...claims.searchRules, uid(other, 'students')],
    })
    const refusal = async (indexUid: string, token = key) => {
      const path = `indexes/${indexUid}/search`
      const answer = await ask({ ...place, key: token }, path, { q: 'Zaynab' })
      const { message, ...rest } = answer.body()
      return { status: answer.status(), message: message.replaceAll(indexUid, 'uid'), ...rest }
    }
    const absent = await refusal('absent_students')
    assert.containsSubset(absent, { status: 404, code: 'index_not_found' })
    assert.deepEqual(await refusal(uid(other, 'students')), absent)
    assert.deepEqual(await refusal(uid(other, 'students'), wide), absent)
    const id = `id = "${other.id}"`
    for (const filter of [
      `archived = false OR archived = true`,
      `(archived = false) OR NOT (${id})`,
      [[id, 'archived = false']],
      `id IN [] OR archived != true`,
      `first_name = "x' OR '1'='1" OR archived = false`,
    ]) {
      const queries = [{ indexUid: uid(centre, 'students'), q: 'Zaynab', filter }]
      const answer = await ask(place, 'multi-search', { queries })
      assert.deepEqual(found(answer), [1], JSON.stringify(filter))
    }
  })
})
