import { test } from '@japa/runner'
import { createCentre, password } from '#tests/helpers/centre/centre'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { actsOf, profiles, someone, userRow } from '#tests/helpers/access/own_profile'
import { signedIn } from '#tests/helpers/visitor'

const better = 'violet harbour seven lanterns'
const change = {
  current_password: password,
  password: better,
  password_confirmation: better,
}

test.group("One's own password", () => {
  test('C18 T15 {type}: a new one ends all other sessions, tells by letter and is audited')
    .with([...profiles])
    .run(async ({ client, assert }, { type, path }) => {
      const account = await someone(await createCentre(), type)
      const here = await signedIn(client, account)
      const elsewhere = await signedIn(client, account)
      const before = (await userRow(account)).password
      await here.put(`${path}/password`, change)
      const page = await here.visit(`${path}?tab=security`)
      assert.deepEqual(page.body().props.errors, {})
      assert.isString(page.body().props.account.password_changed_at)
      assert.equal((await elsewhere.get(path)).status(), 302)
      const row = await userRow(account)
      assert.notEqual(row.password, before)
      assert.include(row.password, '$argon2id$')
      const acts = (await actsOf(account)).map(({ action }) => action)
      assert.include(acts, 'users.change_password')
      const letters = await lettersTo(account.centre, account.email)
      assert.lengthOf(letters, 1)
      assert.notInclude(JSON.stringify([letters, await actsOf(account)]), better)
    })

  test('C18 {name}')
    .with([
      {
        name: 'a wrong present password is refused',
        body: { ...change, current_password: 'not this one' },
        field: 'current_password',
      },
      {
        name: 'a short one is refused',
        body: { ...change, password: 'short', password_confirmation: 'short' },
        field: 'password',
      },
      {
        name: 'one that is easy to guess is refused',
        body: { ...change, password: 'password12345', password_confirmation: 'password12345' },
        field: 'password',
      },
      {
        name: 'two that differ are refused',
        body: { ...change, password_confirmation: 'something else here' },
        field: 'password_confirmation',
      },
    ])
    .run(async ({ client, assert }, { body, field }) => {
      const account = await someone(await createCentre(), 'administrator')
      const visitor = await signedIn(client, account)
      const before = await userRow(account)
      await visitor.put('/admin/profile/password', body)
      const { errors } = (await visitor.visit('/admin/profile?tab=security')).body().props
      assert.deepEqual(Object.keys(errors), [field])
      assert.equal((await userRow(account)).password, before.password)
    })

  test('T12 five wrong present passwords end the session', async ({ client, assert }) => {
    const account = await someone(await createCentre(), 'instructor')
    const visitor = await signedIn(client, account)
    for (let tries = 0; tries < 5; tries++) {
      await visitor.put('/instructor/profile/password', { ...change, current_password: 'wrong' })
    }
    assert.equal((await visitor.get('/instructor/profile')).status(), 302)
    assert.equal((await userRow(account)).password_changed_at, null)
  })
})

test.group('The sign-in address', () => {
  test('C18 T18 {type}: a new one waits for its letter, is audited and can be withdrawn')
    .with([...profiles])
    .run(async ({ client, assert }, { type, path }) => {
      const account = await someone(await createCentre(), type)
      const visitor = await signedIn(client, account)
      const wanted = `new-${account.email}`
      await visitor.put(`${path}/email`, { new_email: wanted.toUpperCase() })
      const props = async () => (await visitor.visit(`${path}?tab=security`)).body().props
      assert.deepInclude((await props()).account, { email: account.email, pending_email: wanted })
      assert.equal((await userRow(account)).email, account.email)
      assert.lengthOf(await lettersTo(account.centre, wanted), 1)
      const asked = (await actsOf(account)).at(-1)
      assert.equal(asked.action, 'users.ask_email_change')
      assert.deepEqual(asked.after, { email: wanted })

      await visitor.delete(`${path}/email`)
      assert.isNull((await props()).account.pending_email)
    })

  test('T13 an address another account has looks like any other, and gets no letter', async ({
    client,
    assert,
  }) => {
    const centre = await createCentre()
    const other = await someone(centre, 'administrator')
    const account = await someone(centre, 'administrator')
    const visitor = await signedIn(client, account)
    await visitor.put('/admin/profile/email', { new_email: other.email })
    const { errors, account: shown } = (await visitor.visit('/admin/profile?tab=security')).body()
      .props
    assert.deepEqual(errors, {})
    assert.equal(shown.pending_email, other.email)
    assert.lengthOf(await lettersTo(centre, other.email), 0)
  })

  test('C18 it is asked for again who it is, and bad input stands under its field', async ({
    client,
    assert,
  }) => {
    const account = await someone(await createCentre(), 'administrator')
    const stale = await signedIn(client, account, account.centre, { confirmed: false })
    await stale.put('/admin/profile/email', { new_email: 'new@home.test' })
    const refused = (await stale.visit('/admin/profile?tab=security')).body().props
    assert.deepEqual(Object.keys(refused.errors), ['confirm'])
    assert.isNull(refused.account.pending_email)

    const visitor = await signedIn(client, account)
    for (const wrong of ['', 'nobody', account.email]) {
      await visitor.put('/admin/profile/email', { new_email: wrong })
      const { errors } = (await visitor.visit('/admin/profile?tab=security')).body().props
      assert.deepEqual(Object.keys(errors), ['new_email'])
    }
  })

  test('T12 letters to addresses nobody has proved are few', async ({ client, assert }) => {
    const account = await someone(await createCentre(), 'student')
    const visitor = await signedIn(client, account)
    for (let letter = 0; letter < 6; letter++) {
      await visitor.put('/profile/email', { new_email: `a${letter}@home.test` })
    }
    const { errors, account: shown } = (await visitor.visit('/profile?tab=security')).body().props
    assert.deepEqual(Object.keys(errors), ['new_email'])
    assert.equal(shown.pending_email, 'a4@home.test')
  })
})
