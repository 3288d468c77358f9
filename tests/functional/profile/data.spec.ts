import { test } from '@japa/runner'
import { v7 as uuid } from 'uuid'
import { deletionBlockers } from '#domain/access/accounts/deletion_blockers'
import { OpenAccount } from '#domain/access/accounts/actions/open_account'
import { openPayer } from '#domain/billing/payers/open_payer'
import { system } from '#domain/shared/audit/actor'
import { readTenant, withTenant } from '#domain/shared/data/database'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { draft as draftOf, issue } from '#tests/helpers/billing/documents'
import { insert } from '#tests/helpers/database/insert'
import { actsOf, personRow, profiles, someone, userRow } from '#tests/helpers/access/own_profile'
import { createStudent } from '#tests/helpers/people/students'
import { signedIn } from '#tests/helpers/visitor'

const secrets = ['canary-key', 'canary-code', 'canary-token']

async function hide({ centre, userId }: Account) {
  const [key, code, token] = secrets
  await insert(centre, 'authenticators', { user_id: userId, secret: key })
  await insert(centre, 'recovery_codes', { user_id: userId, id: userId, hash: code })
  await insert(centre, 'account_tokens', {
    user_id: userId,
    id: userId,
    purpose: 'password',
    hash: token,
    expires_at: '2100-01-01',
  })
}

test.group('Export of my data', () => {
  test('C18 {type}: one file with everything but secrets and other people, audited')
    .with([...profiles])
    .run(async ({ client, assert }, profile) => {
      const centre = await createCentre()
      const account = await someone(centre, profile.type)
      await hide(account)
      await createStudent(centre, { firstName: 'Stranger', email: 'stranger@home.test' })
      const visitor = await signedIn(client, account)
      await visitor.put(profile.path, {
        first_name_en: 'Mine',
        last_name_en: 'Own',
        email: 'mine@home.test',
        version: 1,
      })
      const response = await visitor.post(`${profile.path}/exports`)
      assert.equal(response.status(), 200)
      assert.match(response.header('content-disposition')!, /^attachment; filename="my-data-/)
      const text = response.text()
      const file = JSON.parse(text)
      const person = await personRow(account, profile)
      assert.equal(file.person[0].email, 'mine@home.test')
      assert.equal(file.person[0].number, person.number)
      assert.equal(file.account[0].email, account.email)
      assert.lengthOf(file.sessions, 1)
      assert.lengthOf(file.authenticators, 1)
      assert.deepInclude(file.activity.at(-1), { action: 'users.export', by_me: true })
      const own = file.activity.find(({ action }: { action: string }) => /s\.update$/.test(action))
      assert.equal(own.after.email, 'mine@home.test')
      const { password } = await userRow(account)
      for (const secret of [...secrets, password, 'Stranger', 'stranger@home.test']) {
        assert.notInclude(text, secret)
      }
    })

  test('C18 what one changed of another person is told without its contents', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    await visitor.post('/admin/students', { first_name_en: 'Stranger', last_name_en: 'Here' })
    const text = (await visitor.post('/admin/profile/exports')).text()
    const act = JSON.parse(text).activity.find(({ action }: { action: string }) => {
      return action === 'students.create'
    })
    assert.deepInclude(act, { by_me: true, before: null, after: null })
    assert.notInclude(text, 'Stranger')
  })
})

test.group('Deleting an account', () => {
  test('C18 {type}: it is emptied and signed out; the record and the audit trail stay')
    .with([...profiles])
    .run(async ({ client, assert }, profile) => {
      const centre = await createCentre()
      await createAdministrator(centre)
      const account = await someone(centre, profile.type)
      await hide(account)
      const record = await personRow(account, profile)
      const visitor = await signedIn(client, account)
      const elsewhere = await signedIn(client, account)
      const response = await visitor.delete(profile.path, { confirmation: account.email })
      assert.equal(response.status(), 409)
      assert.match(response.header('x-inertia-location')!, /login$/)
      assert.equal((await elsewhere.get(profile.path)).status(), 302)

      const row = await userRow(account)
      assert.deepInclude(row, { password: null, status: 'suspended', locale: null })
      assert.isNotNull(row.archived_at)
      assert.notInclude(JSON.stringify(row), account.email)
      for (const table of [
        'account_tokens',
        'authenticators',
        'recovery_codes',
        'user_roles',
      ] as const) {
        assert.isEmpty(await rowsOf(centre, table, { user_id: account.userId }), table)
      }
      assert.deepEqual(await personRow(account, profile), record)
      const acts = (await actsOf(account)).map(({ action }) => action)
      assert.include(acts, 'users.delete')

      const again = await new OpenAccount().execute({
        tenantId: centre.id,
        actor: system,
        person: { type: profile.type, id: record.id },
        email: account.email,
        roles: [],
      })
      assert.isTrue(again.ok)
    })

  test('T10 the last SuperAdmin is told why not', async ({ client, assert }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account)
    const shown = (await visitor.visit('/admin/profile?tab=data')).body().props
    assert.deepEqual(shown.reasons, ['last_super_admin'])
    await visitor.delete('/admin/profile', { confirmation: account.email })
    const { errors } = (await visitor.visit('/admin/profile?tab=data')).body().props
    assert.match(errors.confirmation, /SuperAdmin/)
    assert.equal((await userRow(account)).status, 'active')
  })

  test('T10 two last SuperAdmins who leave at once: one stays', async ({ client, assert }) => {
    const centre = await createCentre()
    const both = [await createAdministrator(centre), await createAdministrator(centre)]
    const visitors = await Promise.all(both.map((account) => signedIn(client, account)))
    for (const visitor of visitors) await visitor.prepare()
    await Promise.all(
      both.map(({ email }, at) => visitors[at]!.delete('/admin/profile', { confirmation: email }))
    )
    const rows = await Promise.all(both.map(userRow))
    assert.sameMembers(
      rows.map(({ status }) => status),
      ['active', 'suspended']
    )
  })

  test('C18 whoever owns issued documents is told so', async ({ client, assert }) => {
    const centre = await createCentre()
    const account = await createPerson(centre, 'guardian')
    const household = uuid()
    await insert(centre, 'households', {
      id: household,
      number: 'F-0001',
      name: 'Haddad',
      payer_guardian_id: account.personId,
    })
    const reference = { kind: 'household', id: household } as const
    const payer = await withTenant(centre.id, () => openPayer(reference))
    const draft = await draftOf(centre, { payer_id: payer! })
    assert.deepEqual(await readTenant(centre.id, () => deletionBlockers(account.userId)), [])
    await issue(centre, draft)
    const visitor = await signedIn(client, account)
    await visitor.delete('/profile', { confirmation: account.email })
    const { errors, reasons } = (await visitor.visit('/profile?tab=data')).body().props
    assert.deepEqual(reasons, ['issued_documents'])
    assert.deepEqual(Object.keys(errors), ['confirmation'])
    assert.equal((await userRow(account)).status, 'active')
  })

  test('C18 another address typed, or no fresh proof of who it is: nothing happens', async ({
    client,
    assert,
  }) => {
    const account = await someone(await createCentre(), 'student')
    const visitor = await signedIn(client, account)
    for (const confirmation of ['', 'nobody', 'other@home.test']) {
      await visitor.delete('/profile', { confirmation })
      const { errors } = (await visitor.visit('/profile?tab=data')).body().props
      assert.deepEqual(Object.keys(errors), ['confirmation'])
    }
    const stale = await signedIn(client, account, account.centre, { confirmed: false })
    await stale.delete('/profile', { confirmation: account.email })
    assert.equal((await userRow(account)).status, 'active')
  })
})
