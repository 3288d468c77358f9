import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { v7 as uuid } from 'uuid'
import router from '@adonisjs/core/services/router'
import { type RouteRule, routeRules } from '#tests/functional/access/route_rules'
import {
  type Account,
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
} from '#tests/helpers/centre'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'
import { doorOfPath } from '#core/doors'

type Actor =
  | 'guest'
  | 'student'
  | 'instructor'
  | 'administrator without the permission'
  | 'administrator of another centre'
  | 'SuperAdmin'

const actors: Actor[] = [
  'guest',
  'student',
  'instructor',
  'administrator without the permission',
  'administrator of another centre',
  'SuperAdmin',
]

type Route = { name: string; method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }

/** The live router's; asked for when the tests run, because routes are committed when the server starts. */
function routes(): Route[] {
  const methodsTried = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  return Object.values(router.toJSON())
    .flat()
    .flatMap(({ name, methods, pattern }) =>
      methods
        .filter((method) => methodsTried.includes(method))
        .map((method) => ({
          name: name ?? pattern,
          method: method as Route['method'],
          path: pattern
            .replace(':list', 'students')
            .replace(':id', uuid())
            .replace(':token', 'none')
            .replace('*', 'nowhere'),
        }))
    )
}

let centre: Centre
const accounts = new Map<Actor, Account>()

test.group('Every route answers every kind of caller as the rules say', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    const other = await createCentre()
    accounts.set('student', await createPerson(centre, 'student'))
    accounts.set('instructor', await createPerson(centre, 'instructor'))
    accounts.set('administrator without the permission', await createAdministratorWho(centre, []))
    accounts.set('SuperAdmin', await createAdministrator(centre))
    // the cookie of B, sent to the host of A
    accounts.set('administrator of another centre', {
      ...(await createAdministrator(other)),
      centre: other,
    })
  })

  test('H3 T4 {method} {name}')
    .with(routes)
    .run(async ({ client, assert }, route) => {
      const rule = routeRules[route.name]
      assert.exists(rule, `no rule says who may call ${route.name}`)
      for (const actor of actors) {
        const response = await call(await visitorFor(client, actor), route)
        assertAnswer(assert, { rule: rule!, actor, route, response })
      }
    })

  test('every rule belongs to a route that exists', ({ assert }) => {
    const names = new Set(routes().map(({ name }) => name))
    assert.deepEqual(
      Object.keys(routeRules).filter((name) => !names.has(name)),
      []
    )
  })
})

async function visitorFor(client: ApiClient, actor: Actor): Promise<Visitor> {
  const account = accounts.get(actor)
  if (!account) return guest(client, centre)
  return signedIn(client, account, centre)
}

async function call(visitor: Visitor, { method, path }: Route) {
  if (method === 'GET') return visitor.get(path)
  await visitor.prepare()
  return visitor.authentic(method, path).json({})
}

type Answer = { status(): number; header(name: string): string | undefined }

function assertAnswer(
  assert: Assert,
  {
    rule,
    actor,
    route,
    response,
  }: { rule: RouteRule; actor: Actor; route: Route; response: Answer }
) {
  const who = `${actor} at ${route.method} ${route.name}`
  const isGuest = actor === 'guest' || actor === 'administrator of another centre'
  if (rule.for === 'everybody') {
    assert.notInclude([403, 500], response.status(), who)
  } else if (isGuest) {
    assert.equal(response.status(), 302, who)
    const door = router.urlBuilder.urlFor(doorOfPath(route.path).login)
    assert.equal(response.header('location'), door, who)
  } else if (isAllowed(rule, actor)) {
    assert.notInclude([403, 419, 500], response.status(), who)
  } else {
    assert.equal(response.status(), 403, who)
  }
}

function isAllowed(rule: Exclude<RouteRule, { for: 'everybody' }>, actor: Actor) {
  if (rule.for === 'permission') return actor === 'SuperAdmin'
  const kind = actor === 'student' || actor === 'instructor' ? actor : 'admin'
  return rule.kinds.includes(kind)
}
