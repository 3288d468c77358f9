import { test } from '@japa/runner'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { OpenAccount } from '#domain/access/accounts/actions/open_account'
import { SendLink } from '#domain/access/links/actions/send_link'
import { system } from '#domain/shared/audit/actor'
import { db, withTenant } from '#domain/shared/data/database'
import { type Centre, createCentre, password, rowsOf } from '#tests/helpers/centre/centre'
import { lettersTo, linkIn } from '#tests/helpers/mail/mailbox'
import { guest } from '#tests/helpers/visitor'

const chosen = 'seven grey herons by the river'

async function invited(centre: Centre) {
  const id = uuid()
  const email = `${uuid().slice(-12)}@centre.test`
  const row = { id, number: 'I-1', first_name: 'Nada', last_name: 'Saleh' }
  await withTenant(centre.id, () => db().insertInto('instructors').values(row).execute())
  const person = { type: 'instructor', id } as const
  const made = await new OpenAccount().execute({
    tenantId: centre.id,
    actor: system,
    person,
    email,
    roles: ['Instructor'],
  })
  if (!made.ok) throw new Error(made.error.type)
  const { userId } = made.value
  await new SendLink().execute({ tenantId: centre.id, userId, purpose: 'invitation' })
  return { userId, email }
}

test.group('An invitation', () => {
  test('C3 opens the page with its own words, and whoever chooses a password is in', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { userId, email } = await invited(centre)
    const [letter] = await lettersTo(centre, email)
    assert.equal(letter!.subject, 'Your account at Test Centre')
    const link = linkIn(letter!)
    const visitor = guest(client, centre)
    const page = (await visitor.visit(link)).body()
    assert.equal(page.component, 'auth/reset_password')
    assert.isTrue(page.props.invited)
    await visitor.post('/instructor/login', { email, password })
    assert.isNull((await visitor.visit('/instructor/login')).body().props.auth)

    const body = { password: chosen, password_confirmation: chosen }
    assert.equal((await visitor.put(link, body)).header('location'), '/')
    assert.equal((await visitor.visit('/')).body().props.auth.user.email, email)
    const [user] = await rowsOf(centre, 'users', { id: userId })
    assert.equal(user.status, 'active')
    assert.isNotNull(user.email_verified_at)
    assert.lengthOf(await lettersTo(centre, email), 1)
  })

  test('T18 works once, and seven days; the second use enters nobody', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const { email } = await invited(centre)
    const link = linkIn((await lettersTo(centre, email))[0]!)
    const body = { password: chosen, password_confirmation: chosen }
    await guest(client, centre).put(link, body)
    const second = guest(client, centre)
    ;(await second.get(link)).assertStatus(404)
    await second.put(link, body)
    assert.isNull((await second.visit('/instructor/login')).body().props.auth)

    const other = await createCentre()
    const late = await invited(other)
    const lateLink = linkIn((await lettersTo(other, late.email))[0]!)
    await withTenant(other.id, () =>
      db()
        .updateTable('account_tokens')
        .set({ expires_at: sql`expires_at - interval '7 days'` })
        .execute()
    )
    ;(await guest(client, other).get(lateLink)).assertStatus(404)
  })
})
