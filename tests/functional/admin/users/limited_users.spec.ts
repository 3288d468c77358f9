import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { v7 as uuid } from 'uuid'
import { accountRow } from '#tests/helpers/access/administrators'
import { roleNamed } from '#tests/helpers/access/roles'
import {
  type Account,
  type Centre,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { archive } from '#tests/helpers/centre/archive'
import { insert } from '#tests/helpers/database/insert'
import { auditOf } from '#tests/helpers/people/students'
import { secondBranch } from '#tests/helpers/scheduling/branches'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

const pathOf = ({ userId }: Account) => `/admin/users/${userId}`

async function office(client: ApiClient) {
  const centre = await createCentre()
  const [{ id: main }] = await rowsOf(centre, 'branches')
  const north = await secondBranch(centre)
  const superAdmin = await createAdministrator(centre)
  return { centre, main, north, superAdmin, visitor: await signedIn(client, superAdmin) }
}

async function formOf(account: Account, branches?: unknown, names = ['Receptionist']) {
  const { version, email } = await accountRow(account)
  const roles = await Promise.all(
    names.map(async (name) => (await roleNamed(account.centre, name)).id)
  )
  return { first_name_en: 'Sara', last_name_en: 'Haddad', email, roles, version, branches }
}

async function branchesOf(account: Account) {
  const [user] = await rowsOf(account.centre, 'users', { id: account.userId })
  const rows = await rowsOf(account.centre, 'administrator_branches', {
    administrator_id: user.administrator_id,
  })
  return rows.map(({ branch_id: id }) => id).sort()
}

const errorsAt = async (visitor: Visitor, path: string) =>
  (await visitor.visit(path)).body().props.errors

const invited = async (centre: Centre, branches?: string[]) => {
  const role = await roleNamed(centre, 'Receptionist')
  const email = `${uuid().slice(-12)}@centre.test`
  return { first_name_en: 'Nour', last_name_en: 'Aziz', email, roles: [role.id], branches }
}

const limitOf = async (centre: Centre, { email }: { email: string }) => {
  const [user] = await rowsOf(centre, 'users', { email })
  return user && branchesOf({ userId: user.id, email, kind: 'admin', centre })
}

test.group('The branches of an administrator', () => {
  test('are chosen, changed, told in the trail and taken away', async ({ client, assert }) => {
    const { centre, main, north, visitor } = await office(client)
    const target = await createAdministrator(centre, { roles: ['Receptionist'] })
    const page = (await visitor.visit(`${pathOf(target)}/edit`)).body().props
    assert.lengthOf(page.branches, 2)
    assert.deepEqual(page.user.branches, [])

    await visitor.put(pathOf(target), await formOf(target, [north]))
    assert.deepEqual(await branchesOf(target), [north])
    assert.deepInclude((await auditOf(centre, target.userId)).at(-1), {
      action: 'users.change_branches',
      before: { branches: null },
      after: { branches: ['North'] },
    })
    assert.deepEqual((await visitor.visit(pathOf(target))).body().props.user.branches, [north])
    const theirs = await signedIn(client, target)
    assert.isEmpty((await theirs.visit('/admin/groups')).body().props.branches)

    await visitor.put(pathOf(target), await formOf(target, [main, north]))
    assert.deepEqual(await branchesOf(target), [main, north].sort())
    await visitor.put(pathOf(target), await formOf(target))
    assert.lengthOf(await branchesOf(target), 2, 'not asked, not changed')
    await visitor.put(pathOf(target), await formOf(target, []))
    assert.isEmpty(await branchesOf(target))
  })

  test('are of this centre, open, and no SuperAdmin’s', async ({ client, assert }) => {
    const { centre, north, visitor } = await office(client)
    const other = await createCentre()
    const [{ id: foreign }] = await rowsOf(other, 'branches')
    const target = await createAdministrator(centre, { roles: ['Receptionist'] })
    const edit = `${pathOf(target)}/edit`
    for (const wrong of [[foreign], [uuid()], ['no-id'], 'text', { a: 1 }]) {
      await visitor.put(pathOf(target), await formOf(target, wrong))
      assert.isTrue(
        Object.keys(await errorsAt(visitor, edit)).some((name) => name.startsWith('branches')),
        JSON.stringify(wrong)
      )
    }
    await visitor.put(pathOf(target), await formOf(target, [north], ['SuperAdmin']))
    assert.property(await errorsAt(visitor, edit), 'branches')
    assert.isEmpty(await branchesOf(target))

    await visitor.put(pathOf(target), await formOf(target, [north]))
    await archive(centre, 'branches', north)
    const late = await createAdministrator(centre, { roles: ['Receptionist'] })
    await visitor.put(pathOf(late), await formOf(late, [north]))
    assert.isEmpty(await branchesOf(late))
    await visitor.put(pathOf(target), await formOf(target, [north]))
    assert.deepEqual(await branchesOf(target), [north], 'an archived one stays where it was')
  })

  test('where somebody works is told as far as whoever looks works there, else as elsewhere', async ({
    client,
    assert,
  }) => {
    const { centre, main, north, superAdmin } = await office(client)
    const works = (branches: string[]) =>
      createAdministrator(centre, { roles: ['Manager'], branches })
    const visitor = await signedIn(client, await works([north]))
    const shown = async (account: Account) => {
      const { branches, works_elsewhere } = (await visitor.visit(pathOf(account))).body().props.user
      return [branches, works_elsewhere]
    }
    assert.deepEqual(await shown(await works([main])), [[], true])
    assert.deepEqual(await shown(await works([main, north])), [[north], true])
    assert.deepEqual(await shown(await works([north])), [[north], false])
    assert.deepEqual(await shown(superAdmin), [[], false])
  })

  test('who is made SuperAdmin is limited no longer', async ({ client, assert }) => {
    const { centre, north, visitor } = await office(client)
    const target = await createAdministrator(centre, { roles: ['Manager'], branches: [north] })
    await visitor.put(pathOf(target), await formOf(target, undefined, ['SuperAdmin']))
    assert.isEmpty(await branchesOf(target))
  })

  test('nobody changes their own, and who works in some gives none of the others', async ({
    client,
    assert,
  }) => {
    const { centre, main, north, superAdmin } = await office(client)
    const south = uuid()
    await insert(centre, 'branches', { id: south, code: 'SOUTH', name_en: 'South', position: 3 })
    const branches = [north, south]
    const limited = await createAdministrator(centre, { roles: ['Manager'], branches })
    const visitor = await signedIn(client, limited)
    const create = '/admin/users/create'
    const offered = (await visitor.visit(create)).body().props.branches
    assert.sameMembers(
      offered.map(({ id }: { id: string }) => id),
      branches
    )
    await visitor.put(pathOf(limited), await formOf(limited, [], ['Manager']))
    assert.property(await errorsAt(visitor, `${pathOf(limited)}/edit`), 'branches')
    assert.lengthOf(await branchesOf(limited), 2)

    for (const wrong of [[], [main], [main, north]]) {
      const form = await invited(centre, wrong)
      await visitor.post('/admin/users', form)
      assert.property(await errorsAt(visitor, create), 'branches', JSON.stringify(wrong))
      assert.isEmpty(await rowsOf(centre, 'users', { email: form.email }))
    }
    const within = await invited(centre, [south])
    await visitor.post('/admin/users', within)
    assert.deepEqual(await limitOf(centre, within), [south])
    const unasked = await invited(centre)
    await visitor.post('/admin/users', unasked)
    assert.deepEqual(await limitOf(centre, unasked), [...branches].sort())

    const unlimited = await createAdministrator(centre, { roles: ['Receptionist'] })
    const elsewhere = await createAdministrator(centre, {
      roles: ['Receptionist'],
      branches: [main, north],
    })
    for (const stronger of [unlimited, elsewhere, superAdmin]) {
      await visitor.put(pathOf(stronger), await formOf(stronger, [north]))
      await visitor.post(`${pathOf(stronger)}/suspension`)
      assert.equal((await accountRow(stronger)).status, 'active')
      assert.equal((await visitor.visit(`${pathOf(stronger)}/edit`)).status(), 302)
    }
    assert.lengthOf(await branchesOf(elsewhere), 2)
    assert.isEmpty(await branchesOf(unlimited))
  })

  test('a branch is not archived under whoever works only there', async ({ client, assert }) => {
    const { centre, main, north, visitor } = await office(client)
    const options = { roles: ['Receptionist'] }
    const alone = await createAdministrator(centre, { ...options, branches: [north] })
    await createAdministrator(centre, { ...options, branches: [main, north] })
    const path = `/admin/branches/${north}/archive`
    await visitor.post(path)
    const { flash } = (await visitor.visit('/admin/branches')).body()
    assert.match(flash.error, /only here: 1/)
    await visitor.put(pathOf(alone), await formOf(alone, [main]))
    await visitor.post(path)
    const [branch] = await rowsOf(centre, 'branches', { id: north })
    assert.isNotNull(branch.archived_at)
  })
})
