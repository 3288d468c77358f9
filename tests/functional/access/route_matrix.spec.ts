import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import { v7 as uuid } from 'uuid'
import router from '@adonisjs/core/services/router'
import { type RouteRule, routeRules, ruleOf } from '#tests/functional/access/route_rules'
import {
  type Account,
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'
import { portalOfPath, portalRoutes } from '#core/portals/portal_routes'
import { type Permission, permissionsOf } from '#domain/access/roles/permissions'
import { db, withTenant } from '#domain/shared/data/database'

/** Who holds no more than is said here; the other two administrators are made to hold what a rule names. */
const actors = [
  'guest',
  'student',
  'instructor',
  'administrator of another centre',
  'SuperAdmin',
] as const

type Actor = (typeof actors)[number] | 'administrator'

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
let role: string
const accounts = new Map<Actor, Account>()
const seated = new Map<Actor, Visitor>()

test.group('Every route answers every kind of caller as the rules say', (group) => {
  group.setup(async () => {
    centre = await createCentre()
    const other = await createCentre()
    accounts.set('student', await createPerson(centre, 'student'))
    accounts.set('instructor', await createPerson(centre, 'instructor'))
    accounts.set('administrator', await createAdministratorWho(centre, []))
    accounts.set('SuperAdmin', await createAdministrator(centre))
    // the cookie of B, sent to the host of A
    accounts.set('administrator of another centre', {
      ...(await createAdministrator(other)),
      centre: other,
    })
    const [held] = await rowsOf(centre, 'roles', { kind: 'admin', is_system: false })
    role = held.id
  })

  test('H3 T4 {method} {name}')
    .with(routes)
    .run(async ({ client, assert }, route) => {
      const rule = ruleOf(route.name)
      assert.exists(rule, `no rule says who may call ${route.name}`)
      if (rule!.for === 'stream') {
        assert.include(await readFile(rule!.triedIn, 'utf8'), 'is refused to guests')
        return
      }
      for (const actor of actors) {
        const response = await call(await visitorFor(client, actor, { rule: rule!, route }), route)
        assertAnswer(assert, { rule: rule!, actor, route, response })
      }
      if (rule!.for !== 'permissions') return
      const visitor = await visitorFor(client, 'administrator', { rule: rule!, route })
      for (const set of rule!.sets) {
        await hold(set)
        const response = await call(visitor, route)
        const who = `who holds just ${set.join(', ')} at ${route.method} ${route.name}`
        assert.notInclude([403, 419, 500], response.status(), who)
      }
      for (const missing of lacks(rule!.sets)) {
        await hold(permissionsOf.admin.filter((permission) => !missing.includes(permission)))
        const response = await call(visitor, route)
        const who = `who holds all but ${missing.join(', ')} at ${route.method} ${route.name}`
        assert.equal(response.status(), 403, who)
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

const hold = (permissions: readonly Permission[]) =>
  withTenant(centre.id, () =>
    db()
      .updateTable('roles')
      .set({ permissions: [...permissions] })
      .where('id', '=', role)
      .execute()
  )

/** The least that may be missing so that a rule refuses: each one of a set, or one of every set. */
function lacks(sets: Permission[][]): Permission[][] {
  const [only, ...others] = sets
  return others.length === 0 ? only!.map((permission) => [permission]) : [sets.flat()]
}

/** A session is used again until something is asked that may end it, or the others of its person. */
async function visitorFor(
  client: ApiClient,
  actor: Actor,
  { rule, route }: { rule: RouteRule; route: Route }
): Promise<Visitor> {
  const mayEnd = route.method !== 'GET' && rule.for !== 'permissions' && isAllowed(rule, actor)
  if (mayEnd) seated.delete(actor)
  const visitor = seated.get(actor) ?? (await enter(client, accounts.get(actor)))
  if (!mayEnd) seated.set(actor, visitor)
  return visitor
}

const enter = async (client: ApiClient, account?: Account) =>
  account ? signedIn(client, account, centre) : guest(client, centre)

async function call(visitor: Visitor, { method, path }: Route) {
  if (method === 'GET') return visitor.get(path)
  await visitor.prepare()
  return visitor.authentic(method, path).json({})
}

const isGuest = (actor: Actor) => actor === 'guest' || actor === 'administrator of another centre'

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
  if (rule.for === 'everybody') {
    assert.notInclude([403, 500], response.status(), who)
  } else if (isGuest(actor)) {
    assert.equal(response.status(), 302, who)
    const [only, ...others] = rule.for === 'kinds' ? rule.kinds : []
    const door = only && others.length === 0 ? portalRoutes[only] : portalOfPath(route.path)
    assert.equal(response.header('location'), router.urlBuilder.urlFor(door.login), who)
  } else if (isAllowed(rule, actor)) {
    assert.notInclude([403, 419, 500], response.status(), who)
  } else {
    assert.equal(response.status(), 403, who)
  }
}

function isAllowed(rule: RouteRule, actor: Actor) {
  if (rule.for === 'everybody') return true
  if (isGuest(actor)) return false
  if (rule.for !== 'kinds') return actor === 'SuperAdmin'
  const kind = actor === 'student' || actor === 'instructor' ? actor : 'admin'
  return rule.kinds.includes(kind)
}
