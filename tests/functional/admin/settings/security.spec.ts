import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { sql } from 'kysely'
import LocksBeforeTheEnd from '#database/migrations/058_locks_before_the_end'
import { sessionLifetime } from '#domain/access/sessions/rules/session_lifetime'
import {
  createAdministrator,
  createAdministratorWho,
  createCentre,
  createPerson,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

const path = '/admin/settings/security'

const saved = async (visitor: Visitor) => (await visitor.visit(path)).body().props.security

async function atTheDesk(client: ApiClient) {
  const account = await createAdministrator(await createCentre())
  return { account, visitor: await (await signedIn(client, account)).prepare() }
}

const wanted = {
  two_factor_required: false,
  lock_after: 30,
  instructors_may_ask: true,
  students_may_ask: false,
}

test.group('Security settings', () => {
  test('C22 the centre chooses when screens lock and where people may ask; the audit trail tells', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { version, ...before } = await saved(visitor)
    assert.deepEqual(before, {
      two_factor_required: false,
      lock_after: 15,
      instructors_may_ask: false,
      students_may_ask: false,
    })
    await visitor.put(path, { ...wanted, version })
    const page = await visitor.visit(path)
    assert.include(page.body().props.security, wanted)
    assert.equal(page.body().props.auth.lock_after, 30)

    const [entry] = await rowsOf(account.centre, 'audit_events', {
      action: 'settings.update_security',
    })
    assert.deepInclude(entry, { subject_type: 'tenant', subject_id: account.centre.id })
    assert.deepEqual(entry.before, { lock_after: 15, open_doors: [] })
    assert.deepEqual(entry.after, { lock_after: 30, open_doors: ['instructor'] })
  })

  test('C22 never is a choice', async ({ client, assert }) => {
    const { visitor } = await atTheDesk(client)
    const { version } = await saved(visitor)
    await visitor.put(path, { ...wanted, lock_after: 0, version })
    const page = await visitor.visit(path)
    assert.equal(page.body().props.security.lock_after, 0)
    assert.isNull(page.body().props.auth.lock_after)
  })

  test('C22 only times after which a session still goes on are offered', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { minutes } = (await visitor.visit(path)).body().props
    assert.deepEqual(minutes, [0, 1, 5, 10, 15, 30, 60])
    assert.isBelow(Math.max(...minutes), sessionLifetime.idle)

    await asOwner()
      .updateTable('platform.tenants')
      .set({ lock_after: 240 })
      .where('id', '=', account.centre.id)
      .execute()
    const migration = new LocksBeforeTheEnd()
    migration.up()
    for (const statement of migration.statements) await sql.raw(statement).execute(asOwner())
    assert.equal((await saved(visitor)).lock_after, 60)
  })

  test('a stale version and a number that is not on offer change nothing', async ({
    client,
    assert,
  }) => {
    const { visitor } = await atTheDesk(client)
    const { version } = await saved(visitor)
    await visitor.put(path, { ...wanted, version })
    await visitor.put(path, { ...wanted, lock_after: 60, version })
    const stale = await visitor.visit(path)
    assert.isNotEmpty(stale.body().props.errors.version)
    assert.equal(stale.body().props.security.lock_after, 30)

    const fresh = stale.body().props.security.version
    await visitor.put(path, { ...wanted, lock_after: 7, version: fresh })
    const refused = await visitor.visit(path)
    assert.isNotEmpty(refused.body().props.errors.lock_after)
    assert.equal(refused.body().props.security.lock_after, 30)
  })

  test('whoever may only look changes nothing', async ({ client, assert }) => {
    const centre = await createCentre()
    const account = await createAdministratorWho(centre, ['admin.security_settings.index'])
    const visitor = await (await signedIn(client, account)).prepare()
    const page = await visitor.visit(path)
    assert.isFalse(page.body().props.may_update)
    ;(await visitor.put(path, wanted)).assertStatus(403)
    ;(await visitor.post('/admin/settings/everybody-out', {})).assertStatus(403)
  })

  test('T14 a change needs a fresh proof of identity: the form is told, nothing is saved', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await signedIn(client, account, account.centre, { confirmed: false })
    await visitor.prepare()
    const { version } = await saved(visitor)
    await visitor.put(path, { ...wanted, version })
    const asked = await visitor.visit(path)
    assert.deepEqual(asked.body().flash.confirm, { passkey: false })
    assert.isNotEmpty(asked.body().props.errors.confirm)
    assert.equal(asked.body().props.security.lock_after, 15)

    const proof = (typed: string) =>
      visitor
        .authentic('POST', '/admin/confirm-password')
        .header('X-Requested-With', 'XMLHttpRequest')
        .header('Accept', 'application/json')
        .json({ password: typed })
    const wrong = await proof('not the password')
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'password')
    const right = await proof(password)
    right.assertStatus(204)
    visitor.keep(right.headers()['set-cookie'])
    await visitor.put(path, { ...wanted, version })
    assert.equal((await saved(visitor)).lock_after, 30)
  })

  test('T15 everybody is signed out but whoever asks, at once, and only of this centre', async ({
    client,
    assert,
  }) => {
    const { account, visitor } = await atTheDesk(client)
    const { centre } = account
    const colleague = await signedIn(client, await createAdministrator(centre))
    const student = await createPerson(centre, 'student')
    const remembered = guest(client, centre)
    await remembered.post('/login', { email: student.email, password, remember: true })
    const elsewhere = await signedIn(client, await createAdministrator(await createCentre()))

    await visitor.post('/admin/settings/everybody-out', { confirmation: 'Another Centre' })
    ;(await colleague.get('/admin/profile')).assertStatus(200)
    const refused = await visitor.visit(path)
    assert.isNotEmpty(refused.body().props.errors.confirmation)

    await visitor.post('/admin/settings/everybody-out', { confirmation: 'مركز الاختبار' })
    assert.equal((await colleague.get('/admin/profile')).header('location'), '/admin/login')
    assert.equal((await remembered.get('/profile')).header('location'), '/login')
    ;(await visitor.get('/admin/profile')).assertStatus(200)
    ;(await elsewhere.get('/admin/profile')).assertStatus(200)
    const [entry] = await rowsOf(centre, 'audit_events', { action: 'settings.end_every_session' })
    assert.deepEqual(entry.after, { sessions: 2 })
  })
})
