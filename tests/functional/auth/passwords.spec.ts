import { test } from '@japa/runner'
import { IssueLink } from '#domain/access/links/actions/issue_link'
import { db, withTenant } from '#domain/shared/data/database'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { guest, signedIn } from '#tests/helpers/visitor'

const chosen = 'a sentence nobody guesses'

async function linkFor({ centre, userId }: Account) {
  const wanted = { tenantId: centre.id, userId, purpose: 'password' } as const
  return (await new IssueLink().execute(wanted)).token
}

test.group('Choosing a password by a link', () => {
  test('C2 the link works once: it sets the password, ends every session and opens the door', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const elsewhere = await signedIn(client, account)
    const token = await linkFor(account)
    const visitor = guest(client, account.centre)

    const page = await visitor.visit(`/admin/reset-password/${token}`)
    assert.equal(page.body().props.email, account.email)
    const body = { password: chosen, password_confirmation: chosen }
    const saved = await visitor.put(`/admin/reset-password/${token}`, body)
    assert.equal(saved.header('location'), '/admin/login')
    assert.equal((await elsewhere.get('/admin/profile')).header('location'), '/admin/login')

    const entered = await visitor.post('/admin/login', { email: account.email, password: chosen })
    assert.equal(entered.header('location'), '/admin')
    ;(await visitor.get(`/admin/reset-password/${token}`)).assertStatus(404)
    await visitor.put(`/admin/reset-password/${token}`, {
      password: 'quite another one',
      password_confirmation: 'quite another one',
    })
    const [again] = await rowsOf(account.centre, 'account_tokens', { user_id: account.userId })
    assert.isNotNull(again.used_at)
  })

  test('a token is kept only as a hash, expires after 30 minutes and ends older ones', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const older = await linkFor(account)
    const token = await linkFor(account)
    const rows = await rowsOf(account.centre, 'account_tokens', { user_id: account.userId })
    assert.lengthOf(rows, 1)
    assert.notInclude(JSON.stringify(rows), token)

    const visitor = guest(client, account.centre)
    ;(await visitor.get(`/admin/reset-password/${older}`)).assertStatus(404)
    ;(await visitor.get(`/admin/reset-password/${token}`)).assertStatus(200)
    await withTenant(account.centre.id, () =>
      db()
        .updateTable('account_tokens')
        .set({ expires_at: new Date(Date.now() - 1000) })
        .where('user_id', '=', account.userId)
        .execute()
    )
    ;(await visitor.get(`/admin/reset-password/${token}`)).assertStatus(404)
  })

  test("a token opens neither another door nor another centre's", async ({ client }) => {
    const student = await createPerson(await createCentre(), 'student')
    const token = await linkFor(student)
    ;(await guest(client, student.centre).get(`/reset-password/${token}`)).assertStatus(200)
    ;(await guest(client, student.centre).get(`/admin/reset-password/${token}`)).assertStatus(404)
    const other = await createCentre()
    ;(await guest(client, other).get(`/reset-password/${token}`)).assertStatus(404)
  })

  test('F3 a short password and a different repetition are refused with a sentence', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const path = `/admin/reset-password/${await linkFor(account)}`
    const visitor = guest(client, account.centre)
    await visitor.put(path, { password: 'short', password_confirmation: 'short' })
    const { errors } = (await visitor.visit(path)).body().props
    assert.equal(errors.password, 'This field should be at least 12 characters long')

    await visitor.put(path, { password: chosen, password_confirmation: 'something else' })
    const second = (await visitor.visit(path)).body().props.errors
    assert.isNotEmpty(second)
  })

  test('T11 a password that is easy to guess is refused under its field, and the link still works', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const path = `/admin/reset-password/${await linkFor(account)}`
    const visitor = guest(client, account.centre)
    for (const password of [
      'password1234',
      'my name is Haddad, really',
      'بسم الله الرحمن الرحيم',
    ]) {
      await visitor.put(path, { password, password_confirmation: password })
      const { errors } = (await visitor.visit(path)).body().props
      assert.match(errors.password, /easy to guess/)
    }
    const phrase = 'القمر يضيء فوق بيت جدتي'
    const saved = await visitor.put(path, { password: phrase, password_confirmation: phrase })
    assert.equal(saved.header('location'), '/admin/login')
  })

  test('T18 the owner is told by letter that the password was changed; a link handed over proves no address', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const body = { password: chosen, password_confirmation: chosen }
    const path = `/admin/reset-password/${await linkFor(account)}`
    await guest(client, account.centre).put(path, body)
    const [letter] = await lettersTo(account.centre, account.email)
    assert.equal(letter?.subject, 'Your password was changed')
    const [user] = await rowsOf(account.centre, 'users', { id: account.userId })
    assert.isNull(user.email_verified_at)
  })
})
