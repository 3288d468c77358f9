import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import type { Permission } from '#domain/access/roles/permissions'
import {
  type Centre,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/lists/students/views'
const view = { name: 'Leads', address: 'status=lead&sort=name', is_shared: false }

const told = async (visitor: Visitor) => (await visitor.visit('/admin/students')).body().props.list
const boss = async (client: ApiClient, centre: Centre) =>
  signedIn(client, await createAdministrator(centre))
const clerk = async (client: ApiClient, centre: Centre, permissions: Permission[] = []) =>
  signedIn(client, await createAdministratorWho(centre, ['admin.students.index', ...permissions]))

const only = async (centre: Centre) => (await rowsOf(centre, 'saved_views'))[0]
const trail = async (centre: Centre) =>
  (await rowsOf(centre, 'audit_events', { subject_type: 'view' })).map(({ action }) => action)

test.group('Saved views', () => {
  test('C9 one keeps a view under a name; nobody else sees it', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await clerk(client, centre)
    await visitor.post(path, { ...view, user_id: uuid(), tenant_id: uuid(), id: uuid() })
    const { views, may_share } = await told(visitor)
    assert.lengthOf(views, 1)
    assert.deepInclude(views[0], { ...view, is_own: true, version: 1 })
    assert.isFalse(may_share)
    assert.deepEqual((await told(await boss(client, centre))).views, [])
    assert.isEmpty(await trail(centre))
  })

  test('H3 sharing needs update of what the list shows', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await clerk(client, centre)
    await visitor.post(path, { ...view, is_shared: true })
    assert.isEmpty(await rowsOf(centre, 'saved_views'))
    const { errors } = (await visitor.visit('/admin/students')).body().props
    assert.property(errors, 'is_shared')

    await (
      await clerk(client, centre, ['admin.students.update'])
    ).post(path, { ...view, is_shared: true })
    const [shared] = (await told(visitor)).views
    assert.deepInclude(shared, { name: 'Leads', is_shared: true, is_own: false })
    assert.deepEqual(await trail(centre), ['views.create'])
  })

  test('C5 the calendar has views of its own, for those who may see sessions', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const views = '/admin/lists/calendar/views'
    const rooms = { name: 'By room', address: 'layout=month&colour=room', is_shared: false }
    assert.equal((await (await clerk(client, centre)).post(views, rooms)).status(), 403)
    const account = await createAdministratorWho(centre, ['admin.sessions.index'])
    const visitor = await signedIn(client, account)
    await visitor.post(views, rooms)
    const listOf = async (page: string) => (await visitor.visit(page)).body().props.list.views
    assert.lengthOf(await listOf('/admin/calendar'), 1)
    assert.isEmpty(await listOf('/admin/class-sessions'))
  })

  test('H3 a shared view is changed by whoever may share, others only see it', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await (await boss(client, centre)).post(path, { ...view, is_shared: true })
    const { id } = await only(centre)
    const body = { ...view, name: 'New', is_shared: true, version: 1 }
    const reader = await clerk(client, centre)
    assert.equal((await reader.put(`${path}/${id}`, body)).status(), 404)
    assert.equal((await reader.delete(`${path}/${id}`)).status(), 404)
    const writer = await clerk(client, centre, ['admin.students.update'])
    await writer.put(`${path}/${id}`, body)
    assert.deepInclude(await only(centre), { name: 'New', version: 2 })
    await writer.delete(`${path}/${id}`)
    assert.isEmpty(await rowsOf(centre, 'saved_views'))
    assert.sameMembers(await trail(centre), ['views.create', 'views.update', 'views.delete'])
  })

  test('T1 another person’s own view and another centre’s are as absent as none', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    await (await clerk(client, centre)).post(path, view)
    const { id } = await only(centre)
    const body = { ...view, name: 'Mine', version: 1 }
    for (const stranger of [await boss(client, centre), await boss(client, await createCentre())]) {
      for (const at of [`${path}/${id}`, `${path}/${uuid()}`, `${path}/nonsense`]) {
        assert.equal((await stranger.put(at, body)).status(), 404)
        assert.equal((await stranger.delete(at)).status(), 404)
      }
      const begin = await stranger.put('/admin/lists/students/view', { view: id })
      assert.equal(begin.status(), 404)
    }
    assert.equal((await only(centre)).name, 'Leads')
  })

  test('a view of one list is none of another', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await boss(client, centre)
    await visitor.post(path, view)
    const { id } = await only(centre)
    assert.equal((await visitor.delete(`/admin/lists/users/views/${id}`)).status(), 404)
    assert.equal((await visitor.put('/admin/lists/users/view', { view: id })).status(), 404)
    assert.deepEqual((await visitor.visit('/admin/users')).body().props.list.views, [])
  })

  test('two who change one: the second is told', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await boss(client, centre)
    await visitor.post(path, { ...view, is_shared: true })
    const { id } = await only(centre)
    const body = { ...view, is_shared: true, version: 1 }
    await visitor.put(`${path}/${id}`, { ...body, name: 'First' })
    await visitor.put(`${path}/${id}`, { ...body, name: 'Second' })
    assert.equal((await only(centre)).name, 'First')
    assert.property((await visitor.visit('/admin/students')).body().props.errors, 'version')
  })

  test('C9 a list begins with the chosen view until it is deleted', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await boss(client, centre)
    await visitor.post(path, view)
    const { id } = await only(centre)
    await visitor.put('/admin/lists/students/view', { view: id })
    assert.equal((await told(visitor)).view_id, id)
    await visitor.put('/admin/lists/students/view', { view: null })
    assert.isNull((await told(visitor)).view_id)
    await visitor.put('/admin/lists/students/view', { view: id })
    await visitor.delete(`${path}/${id}`)
    assert.isNull((await told(visitor)).view_id)
  })

  test('refuses {$self}')
    .with([
      { ...view, name: '' },
      { ...view, name: '\u202e' },
      { ...view, name: 'x'.repeat(61) },
      { ...view, address: 'q='.padEnd(1001, 'x') },
      { name: 'Leads' },
    ])
    .run(async ({ client, assert }, body) => {
      const centre = await createCentre()
      const visitor = await boss(client, centre)
      await visitor.post(path, body)
      assert.isEmpty(await rowsOf(centre, 'saved_views'))
      assert.isNotEmpty((await visitor.visit('/admin/students')).body().props.errors)
    })

  test('thirty of one’s own are enough', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await boss(client, centre)
    for (let index = 0; index < 31; index++)
      await visitor.post(path, { ...view, name: `V${index}` })
    assert.lengthOf(await rowsOf(centre, 'saved_views'), 30)
  })
})
