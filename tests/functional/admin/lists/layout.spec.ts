import { test } from '@japa/runner'
import type { Permission } from '#domain/access/roles/permissions'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/lists/students/layout'
const layout = { columns: ['status', 'number'], density: 'compact' }

const told = async (visitor: Visitor) => (await visitor.visit('/admin/students')).body().props.list

test.group('The layout of a list', () => {
  test('C9 is kept for one person and one list, and told to the page', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const visitor = await signedIn(client, await createAdministrator(centre))
    assert.deepInclude(await told(visitor), { columns: [], density: 'comfortable', view_id: null })
    assert.equal((await visitor.put(path, layout)).status(), 303)
    await visitor.put(path, { ...layout, columns: ['number'], user_id: 'x', tenant_id: 'y' })
    assert.deepInclude(await told(visitor), { columns: ['number'], density: 'compact' })
    const other = await signedIn(client, await createAdministrator(centre))
    assert.deepInclude(await told(other), { columns: [], density: 'comfortable' })
    assert.lengthOf(await rowsOf(centre, 'list_preferences'), 1)
  })

  test('C9 what the address asks for is told beside it and wins', async ({ client, assert }) => {
    const visitor = await signedIn(client, await createAdministrator(await createCentre()))
    await visitor.put(path, layout)
    const asked = '/admin/students?columns=email,phone,email,DROP%20TABLE&view=nonsense'
    const { query, list } = (await visitor.visit(asked)).body().props
    assert.deepEqual(query.columns, ['email', 'phone'])
    assert.isNull(query.view)
    assert.deepEqual(list.columns, layout.columns)
  })

  test('H3 the list of terms asks for the permissions of terms, not of settings', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const may = async (...permissions: Permission[]) => {
      const account = await createAdministratorWho(centre, permissions)
      return (await signedIn(client, account)).prepare()
    }
    const planner = await may('admin.terms.index', 'admin.terms.update')
    const view = { name: 'This year', address: '', is_shared: true }
    assert.equal((await planner.put('/admin/lists/terms/layout', layout)).status(), 303)
    assert.equal((await planner.post('/admin/lists/terms/views', view)).status(), 302)
    assert.lengthOf(await rowsOf(centre, 'saved_views', { list: 'terms', is_shared: true }), 1)
    const { list } = (await planner.visit('/admin/terms')).body().props
    assert.deepInclude(list, { columns: layout.columns, may_share: true })
    const clerk = await may('admin.settings.index', 'admin.settings.update')
    assert.equal((await clerk.put('/admin/lists/terms/layout', layout)).status(), 403)
  })

  test('is kept for the list of {list}, whatever its address')
    .with([
      { list: 'sessions', address: '/admin/class-sessions' },
      { list: 'users', address: '/admin/users' },
    ])
    .run(async ({ client, assert }, { list, address }) => {
      const visitor = await signedIn(client, await createAdministrator(await createCentre()))
      const answer = await visitor.put(`/admin/lists/${list}/layout`, { ...layout, columns: ['x'] })
      assert.equal(answer.status(), 303)
      const shown = (await visitor.visit(address)).body().props.list
      assert.deepInclude(shown, { columns: ['x'], density: 'compact', may_share: true })
    })

  test('refuses {$self}')
    .with([
      { columns: ['a b'], density: 'compact' },
      { columns: ['number', 'number'], density: 'compact' },
      {
        columns: Array.from({ length: 41 }, (_, index) => 'a'.repeat(index + 1)),
        density: 'compact',
      },
      { columns: 'number', density: 'compact' },
      { columns: [], density: 'tiny' },
      {},
    ])
    .run(async ({ client, assert }, body) => {
      const centre = await createCentre()
      const visitor = await signedIn(client, await createAdministrator(centre))
      await visitor.put(path, body)
      assert.isNotEmpty((await visitor.visit('/admin/students')).body().props.errors)
      assert.isEmpty(await rowsOf(centre, 'list_preferences'))
    })

  test('H3 needs the list; a list there is none of is absent', async ({ client, assert }) => {
    const centre = await createCentre()
    assert.equal((await guest(client, centre).put(path, layout)).status(), 303)
    const blind = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.roles.index'])
    )
    assert.equal((await blind.put(path, layout)).status(), 403)
    const all = await signedIn(client, await createAdministrator(centre))
    for (const list of ['nothing', 'toString', '%2e%2e']) {
      assert.equal((await all.put(`/admin/lists/${list}/layout`, layout)).status(), 404)
    }
  })
})
