import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import { tokenRoutes } from '#core/requests/token_routes'
import { ruleOf } from '#tests/functional/access/route_rules'
import { createAdministrator, createCentre, createPerson } from '#tests/helpers/centre/centre'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

type Method = (typeof methods)[number]

/** No uuid, bytes as long as a check-in code, a uuid of no version, and numbers too large for a column. */
const segments = [
  'none',
  Buffer.alloc(36, 0xab).toString('base64url'),
  'abababab-abab-bbab-abab-abababababab',
  '99999999999999999999',
  '%27%22%3B--',
]

const values = [
  'none',
  'abababab-abab-bbab-abab-abababababab',
  '99999999999999999999',
  '-1',
  '2026-02-31',
  '0000-00-00',
  '9999-99-99',
  '99999-01-01',
  '24:61',
]

/** Pages, lists, calendars and files read these keys of an address. */
const keys = (
  'q page per_page sort direction order cursor after before from to on day date week month view ids id tab columns ' +
  'branch_id group_id student_id instructor_id course_id room_id term_id level_id subject_id person_id session_id ' +
  'starts_at ends_at starts_on ends_on time status kind type only when layout locale format first last matching'
).split(' ')

const queries = [
  ...values.map((value) => keys.map((key) => `${key}=${value}`).join('&')),
  keys.map((key) => `${key}[]=none&${key}[a]=1`).join('&'),
]

/** Ends what the others need, or takes as long as somebody listens. */
const isTried = ({ name }: { name: string }) =>
  !/(^|\.)(logout|lock|hand_off)|sessions\.destroy$/.test(name) && ruleOf(name)?.for !== 'stream'

function routesOf(wanted: readonly Method[]) {
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ name, methods: answered, pattern }) =>
      wanted
        .filter((method) => answered.includes(method))
        .map((method) => ({ name: name ?? pattern, method, path: pattern }))
    )
    .filter((route) => isTried(route) && !tokenRoutes.some((name) => name === route.name))
}

const filled = (path: string, segment: string) =>
  path.replaceAll(/:\w+\??/g, segment).replace('*', segment)

async function visitors(client: ApiClient): Promise<Visitor[]> {
  const centre = await createCentre()
  const people = [
    await createAdministrator(centre),
    await createPerson(centre, 'instructor'),
    await createPerson(centre, 'guardian'),
  ]
  return Promise.all(people.map(async (one) => (await signedIn(client, one)).prepare()))
}

test.group('Addresses that somebody made up', () => {
  test('T32 no identifier and no token is answered 500', async ({ client, assert }) => {
    const failed: string[] = []
    const people = await visitors(client)
    const routes = routesOf(methods).filter(({ path }) => /[:*]/.test(path))
    assert.isNotEmpty(routes)
    for (const { method, path } of routes) {
      for (const visitor of people) {
        for (const segment of segments) {
          const answer = await visitor.authentic(method, filled(path, segment)).redirects(0)
          if (answer.status() >= 500) failed.push(`${method} ${filled(path, segment)}`)
        }
      }
    }
    assert.deepEqual([...new Set(failed)], [])
  }).timeout(300_000)

  test('T32 no question, sort key, cursor or date is answered 500', async ({ client, assert }) => {
    const failed: string[] = []
    const people = await visitors(client)
    for (const { path } of routesOf(['GET'])) {
      for (const visitor of people) {
        for (const query of queries) {
          const address = `${filled(path, 'none')}?${query}`
          const answer = await visitor.get(address)
          if (answer.status() >= 500) failed.push(address.slice(0, 120))
        }
      }
    }
    assert.deepEqual([...new Set(failed)], [])
  }).timeout(300_000)
})
