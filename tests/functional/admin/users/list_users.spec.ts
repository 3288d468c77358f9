import { test } from '@japa/runner'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
} from '#tests/helpers/centre/centre'
import { roleNamed } from '#tests/helpers/access/roles'
import { signedIn, type Visitor } from '#tests/helpers/visitor'

async function found(visitor: Visitor, query: string) {
  const { rows, meta } = (await visitor.visit(`/admin/users?${query}`)).body().props.users
  if (meta.total !== rows.length) throw new Error('the total is not exact')
  return rows.map(({ first_name }: { first_name: string }) => first_name).sort()
}

test.group('Listing administrators', () => {
  test('C6 finds by name in either script, by address, role and status, in this centre alone', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const other = await createCentre()
    for (const owner of [centre, other]) {
      await createAdministrator(owner, { firstName: 'Nadia', roles: ['Receptionist'] })
      await createAdministrator(owner, { firstName: 'Omar', roles: ['Accountant', 'Receptionist'] })
    }
    const account = await createAdministrator(centre, { firstName: 'Huda' })
    const visitor = await signedIn(client, account)
    const { id } = await roleNamed(centre, 'Accountant')
    const foreign = await roleNamed(other, 'Accountant')
    const cases: [string, string[]][] = [
      ['', ['Huda', 'Nadia', 'Omar']],
      ['q=nad', ['Nadia']],
      [`q=${encodeURIComponent('ساره')}`, ['Huda', 'Nadia', 'Omar']],
      [`q=${account.email}`, ['Huda']],
      ['q=50%25', []],
      [`role=${id}`, ['Omar']],
      [`role=${foreign.id}`, []],
      ['status=suspended,nonsense', []],
      ['status=active&sort=last_login_at', ['Huda', 'Nadia', 'Omar']],
      ['archived=1', []],
      ['page=99&per=7&sort=x&dir=y', ['Huda', 'Nadia', 'Omar']],
    ]
    for (const [query, names] of cases) assert.deepEqual(await found(visitor, query), names, query)
  })

  test('C6 shows no secret of an account', async ({ client, assert }) => {
    const centre = await createCentre()
    const visitor = await signedIn(
      client,
      await createAdministratorWho(centre, ['admin.admins.index'])
    )
    const text = (await visitor.visit('/admin/users')).text()
    assert.notMatch(text, /argon2|password"|secret|credential/)
  })
})
