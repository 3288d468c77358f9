import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import { v7 as uuid } from 'uuid'
import { tokenRoutes } from '#core/requests/token_routes'
import { ruleOf } from '#tests/functional/access/route_rules'
import { createAdministrator, createCentre, rowsOf } from '#tests/helpers/centre/centre'
import { furnishedCentre } from '#tests/helpers/centre/furnished_centre'
import { rowsIn } from '#tests/helpers/database/rows_in'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const changing: Method[] = ['POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Whose proof is the token a script sends along: no page of another site can make a browser add it,
 * and what a browser adds by itself, its cookies, proves nothing there.
 */
const byToken = ['search.multi', 'search.index', 'search.bare', 'search.unknown']

/** A stream goes on; that it changes nothing is tried where it is. */
const isAnswered = ({ name }: { name: string }) => ruleOf(name)?.for !== 'stream'

const isByToken = ({ name }: { name: string }) => byToken.includes(name)

/** The live router's; asked for when the tests run, because routes are committed when the server starts. */
function routes(wanted: Method[]) {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ name, methods, pattern }) =>
      wanted
        .filter((method) => methods.includes(method))
        .map((method) => ({
          name: name ?? pattern,
          method,
          path: pattern.replace(':id', uuid()).replace(/:\w+/, 'none').replace('*', 'nowhere'),
        }))
    )
}

test.group('Forged requests', () => {
  test('T20 {method} {name}: refused without its token, and with it from another origin')
    .with(() => routes(changing).filter((route) => !isByToken(route)))
    .run(async ({ client }, { method, path }) => {
      const admin = await (seated ??= prepared(client))
      ;(await admin.request(method, path).json({})).assertStatus(419)
      const strange = {
        'Origin': 'http://evil.example',
        'Sec-Fetch-Site': 'cross-site',
      }
      for (const [header, value] of Object.entries(strange)) {
        const forged = await admin.authentic(method, path).header(header, value).json({})
        forged.assertStatus(419)
      }
    })

  test('T20 {method} {name}: takes no cookie for a proof, nor the anti-forgery token')
    .with(() => routes(changing).filter(isByToken))
    .run(async ({ client, assert }, { name, method, path }) => {
      const admin = await (seated ??= prepared(client))
      const answer = await admin.authentic(method, path).json({ queries: [] })
      answer.assertStatus(['search.bare', 'search.unknown'].includes(name!) ? 404 : 401)
      assert.notExists(answer.header('set-cookie'))
    })

  test('T20 nothing else asks by token', ({ assert }) => {
    const changed = routes(changing).filter(isByToken)
    const reading = ['search.index.show', 'search.health', 'calendar_feeds.show']
    assert.sameMembers([...new Set(changed.map(({ name }) => name)), ...reading], [...tokenRoutes])
  })

  test("T20 a sibling centre's page is another origin, though the same site", async ({
    client,
  }) => {
    const admin = await signedIn(client, await administrator())
    const sibling = await createCentre()
    await admin.prepare()
    const forged = admin
      .authentic('PUT', '/language')
      .header('Origin', `http://${sibling.host}`)
      .header('Sec-Fetch-Site', 'same-site')
    ;(await forged.json({ locale: 'ar' })).assertStatus(419)
    const own = admin
      .authentic('PUT', '/language')
      .header('Origin', `http://${admin.centre.host}`)
      .header('Sec-Fetch-Site', 'same-origin')
    ;(await own.json({ locale: 'ar' })).assertStatus(302)
  })

  test('T20 no GET changes a row; the trail alone is told of an export', async ({
    client,
    assert,
  }) => {
    const centre = await furnishedCentre()
    const admin = await signedIn(client, await createAdministrator(centre))
    const rows = async () => ({ ...(await rowsIn(centre)), audit_events: undefined })
    const before = await rows()
    const known = (await rowsOf(centre, 'audit_events')).map(({ id }) => id)
    for (const { path } of routes(['GET']).filter(isAnswered)) await admin.get(path)
    assert.deepEqual(await rows(), before)
    const told = (await rowsOf(centre, 'audit_events')).filter(({ id }) => !known.includes(id))
    assert.deepEqual([...new Set(told.map(({ action }) => action))], ['exports.create'])
  })
})

/** One for all: what is refused ends no session. */
let seated: Promise<Visitor> | undefined
const prepared = async (client: ApiClient) =>
  (await signedIn(client, await administrator())).prepare()

let shared: ReturnType<typeof createAdministrator> | undefined
const administrator = () =>
  (shared ??= createCentre().then((centre) => createAdministrator(centre)))
