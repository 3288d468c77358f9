import { test } from '@japa/runner'
import { sql } from 'kysely'
import {
  type Centre,
  createAdministrator,
  createCentre,
  password,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { asOwner } from '#tests/helpers/database/as_owner'
import { guest } from '#tests/helpers/visitor'

/** PostgreSQL keeps no session of this centre until the answer is called. */
async function keepNoSession({ id, slug }: Centre) {
  const rule = sql.ref(`keep_none_${slug}`)
  await sql`alter table platform.sessions add constraint ${rule}
    check (tenant_id <> ${sql.lit(id)}) not valid`.execute(asOwner())
  return () => sql`alter table platform.sessions drop constraint ${rule}`.execute(asOwner())
}

test.group('A session that cannot be kept', () => {
  test('signs nobody in: an error is answered, and neither trail nor letter says otherwise', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const visitor = await guest(client, account.centre).prepare()
    const trail = () => rowsOf(account.centre, 'audit_events', { action: 'users.sign_in' })

    const keepAgain = await keepNoSession(account.centre)
    const response = await visitor.post('/admin/login', { email: account.email, password })
    await keepAgain()
    response.assertStatus(500)
    assert.equal(response.body().component, 'errors/show')
    assert.isNull(response.body().props.auth)
    assert.notExists(response.header('location'))
    assert.isEmpty(await trail())
    assert.isNull((await rowsOf(account.centre, 'users', { id: account.userId }))[0].last_login_at)

    const again = guest(client, account.centre)
    await again.post('/admin/login', { email: account.email, password })
    assert.lengthOf(await trail(), 1)
    ;(await again.visit('/admin/profile')).assertStatus(200)
  })
})
