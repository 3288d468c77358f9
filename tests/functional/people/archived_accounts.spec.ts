import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { signedIn } from '#tests/helpers/visitor'

type Type = 'instructor' | 'student' | 'guardian'

const types: Type[] = ['instructor', 'student', 'guardian']

async function setup(client: ApiClient, type: Type) {
  const centre = await createCentre()
  const person = await createPerson(centre, type)
  const office = await signedIn(client, await createAdministrator(centre))
  return { centre, person, office, path: `/admin/${type}-archives`, ids: [person.personId] }
}

const statusOf = async ({ centre, userId }: Account) =>
  (await rowsOf(centre, 'users', { id: userId }))[0].status

test.group('The accounts of archived people', () => {
  test('archiving a {$self} ends their access at once; undoing it gives both back')
    .with(types)
    .run(async ({ client, assert }, type) => {
      const { centre, person, office, path, ids } = await setup(client, type)
      const themselves = await signedIn(client, person)
      assert.equal((await themselves.visit('/')).status(), 200)
      await office.post(path, { ids })
      assert.notInclude((await themselves.get('/')).text(), 'Khalil')
      assert.equal(await statusOf(person), 'suspended')
      const { flash } = (await office.visit(`/admin/${type}s`)).body()
      await office.delete(path, flash.undo.data)
      assert.equal(await statusOf(person), 'active')
      const trail = await rowsOf(centre, 'audit_events', { subject_id: person.userId })
      const told = trail.map(({ action }) => action)
      assert.includeMembers(told, ['users.suspend', 'users.reactivate'])
    })

  test('restoring a {$self} leaves the account shut unless it is asked for')
    .with(types)
    .run(async ({ client, assert }, type) => {
      const { centre, person, office, path, ids } = await setup(client, type)
      await office.post(path, { ids })
      await office.delete(path, { ids })
      assert.isNull((await rowsOf(centre, `${type}s`, { id: person.personId }))[0].archived_at)
      assert.equal(await statusOf(person), 'suspended')
      await office.post(path, { ids })
      await office.delete(path, { matching: 'archived=true', accounts: true })
      assert.equal(await statusOf(person), 'active')
      const { flash } = (await office.visit(`/admin/${type}s`)).body()
      assert.equal(flash.success, `1 ${type} was restored, 1 account reactivated`)
    })

  test('an account of a {$self} that was suspended for itself stays suspended')
    .with(types)
    .run(async ({ client, assert }, type) => {
      const { person, office, path, ids } = await setup(client, type)
      await office.post(`/admin/${type}s/${person.personId}/suspension`)
      await office.post(path, { ids })
      await office.delete(path, { ids, accounts: true })
      assert.equal(await statusOf(person), 'suspended')
      await office.delete(`/admin/${type}s/${person.personId}/suspension`)
      assert.equal(await statusOf(person), 'active')
    })
})
