import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { mailLater } from '#domain/access/links/account_mail'
import { db, withTenant } from '#domain/shared/data/database'
import { askToJoin } from '#tests/helpers/access/access_requests'
import { createRole } from '#tests/helpers/access/roles'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { actsOf, profiles, someone, userRow } from '#tests/helpers/access/own_profile'
import { guest, signedIn } from '#tests/helpers/visitor'

const path = '/admin/profile/notifications'
const off = (kind: string) => ({ kind, channel: 'email', wanted: false })

const write = ({ centre, userId }: Account, notifications: object) =>
  withTenant(centre.id, () =>
    db()
      .updateTable('users')
      .set({ notifications: JSON.stringify(notifications) })
      .where('id', '=', userId)
      .execute()
  )

async function choose(client: ApiClient, account: Account, choice: object, at = path) {
  const visitor = await signedIn(client, account)
  await visitor.put(at, choice)
  return (await visitor.visit(at.replace('/notifications', '?tab=preferences'))).body().props
}

const subjectsTo = async ({ centre, email }: Account) =>
  (await lettersTo(centre, email)).map(({ subject }) => subject)

test.group('What one is told of', () => {
  test(
    'C18 {type}: security is always told and has no switch; the rest is what the account may see'
  )
    .with([...profiles])
    .run(async ({ client, assert }, { type, path: profile }) => {
      const account = await someone(await createCentre(), type)
      const visitor = await signedIn(client, account)
      const { notifications } = (await visitor.visit(profile)).body().props
      const kinds = notifications.map(({ kind }: { kind: string }) => kind)
      const staff = ['requests_to_join', 'invitations']
      assert.deepEqual(kinds, ['security', 'roles', ...(type === 'administrator' ? staff : [])])
      assert.deepEqual(
        notifications.map(({ always }: { always: boolean }) => always),
        kinds.map((kind: string) => kind === 'security')
      )
    })

  test('C18 a letter about security can not be switched off, nor a kind that is unknown or not one’s own', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const account = await createAdministrator(centre)
    const student = await createPerson(centre, 'student')
    const clerk = await createAdministratorWho(centre, ['admin.students.index'])
    const refused = [
      [account, off('security'), path, 'kind'],
      [account, off('nonsense'), path, 'kind'],
      [account, { ...off('roles'), channel: 'pigeon' }, path, 'channel'],
      [clerk, off('requests_to_join'), path, 'kind'],
      [student, off('invitations'), '/profile/notifications', 'kind'],
    ] as const
    for (const [who, choice, at, field] of refused) {
      const { errors } = await choose(client, who, choice, at)
      assert.deepEqual(Object.keys(errors), [field], JSON.stringify(choice))
      assert.deepEqual((await userRow(who)).notifications, {})
    }
  })

  test('C18 a security letter comes even where the row says otherwise', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    await write(account, { email: { security: false } })
    const visitor = await signedIn(client, account)
    await visitor.put('/admin/profile/password', {
      current_password: password,
      password: 'seven grey herons by the river',
      password_confirmation: 'seven grey herons by the river',
    })
    assert.deepEqual(await subjectsTo(account), ['Your password was changed'])
  })

  test('C18 a request to join is told to who may decide it, once while any waits, and not to who switched it off', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const told = await createAdministratorWho(centre, ['admin.students.create'])
    const silent = await createAdministratorWho(centre, ['admin.students.create'])
    const other = await createAdministratorWho(centre, ['admin.instructors.create'])
    const { notifications } = await choose(client, silent, off('requests_to_join'))
    assert.deepInclude(notifications[2], {
      kind: 'requests_to_join',
      channels: [{ channel: 'email', told: false }],
    })
    assert.deepEqual(
      (await actsOf(silent)).map(({ action, after }) => ({ action, after })),
      [{ action: 'users.notification_off', after: { email: 'requests_to_join' } }]
    )
    await askToJoin(centre, { email: 'hind@example.test' })
    await askToJoin(centre, { email: 'nada@example.test' })
    assert.deepEqual(await subjectsTo(told), ['A request to join from Hind Salem'])
    assert.deepEqual(await subjectsTo(silent), [])
    assert.deepEqual(await subjectsTo(other), [])
    const [letter] = await lettersTo(centre, told.email)
    assert.equal(linkIn(letter!), '/admin/access-requests')
    assert.notInclude(letter!.text, 'hind@example.test')

    await choose(client, silent, { ...off('requests_to_join'), wanted: true })
    const waiting = await rowsOf(centre, 'access_requests')
    const staff = await signedIn(client, told)
    for (const { id } of waiting) {
      await staff.put(`/admin/access-requests/${id}`, { decision: 'decline' })
    }
    await askToJoin(centre, { email: 'rana@example.test' })
    assert.lengthOf(await subjectsTo(told), 2)
    assert.lengthOf(await subjectsTo(silent), 1)
  })

  test('C18 an accepted invitation is told to whoever sent it, unless they switched it off', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    for (const wanted of [true, false]) {
      const inviter = await createAdministrator(centre)
      await choose(client, inviter, { ...off('invitations'), wanted })
      const email = `guest-${wanted}@centre.test`
      const [role] = await rowsOf(centre, 'roles', { name: 'Receptionist' })
      const staff = await signedIn(client, inviter)
      await staff.post('/admin/users', {
        first_name_en: 'Noura',
        last_name_en: 'Saleh',
        email,
        roles: [role.id],
      })
      const [letter] = await lettersTo(centre, email)
      const chosen = 'seven grey herons by the river'
      const body = { password: chosen, password_confirmation: chosen }
      await guest(client, centre).put(linkIn(letter!), body)
      const expected = wanted ? ['Invitation accepted: Noura Saleh'] : []
      assert.deepEqual(await subjectsTo(inviter), expected)
    }
  })

  test('C18 a change of roles is told, unless it is switched off', async ({ client, assert }) => {
    const centre = await createCentre()
    const role = await createRole(centre, { name: 'Desk' })
    const told = await createAdministrator(centre, { roles: ['Desk'] })
    const silent = await createAdministrator(centre, { roles: ['Desk'] })
    await choose(client, silent, off('roles'))
    const at = new Date().toISOString()
    for (const { userId } of [told, silent]) {
      const notice = { mail: 'notice', userId, event: 'roles_changed', at } as const
      await withTenant(centre.id, () => mailLater(notice))
    }
    const chief = await signedIn(client, await createAdministrator(centre))
    const permissions = ['admin.students.index']
    await chief.put(`/admin/roles/${role.id}`, { name: 'Desk', permissions, version: 1 })
    assert.lengthOf(await subjectsTo(told), 2)
    assert.deepEqual(await subjectsTo(silent), [])
  })

  test('T12 a sign-in on a device that is new to the account is told; the first one and a known device are not', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const desk = guest(client, account.centre)
    const form = { email: account.email, password }
    await desk.post('/admin/login', form)
    await desk.post('/admin/logout')
    await desk.post('/admin/login', form)
    assert.deepEqual(await subjectsTo(account), [])
    await guest(client, account.centre).post('/admin/login', form)
    assert.deepEqual(await subjectsTo(account), ['Your account was used on a new device'])
  })
})
