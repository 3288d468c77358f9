import { test } from '@japa/runner'
import { SendLink } from '#domain/access/links/actions/send_link'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo, linkIn, writeLetters } from '#tests/helpers/mail/mailbox'
import { guest, signedIn } from '#tests/helpers/visitor'

const toNewAddress = ({ centre, userId }: Account, email: string) =>
  new SendLink().execute({ tenantId: centre.id, userId, purpose: 'email', email })

const userOf = async ({ centre, userId }: Account) =>
  (await rowsOf(centre, 'users', { id: userId }))[0]

test.group('Confirming an e-mail address', () => {
  test('{row} a signed-in person has the letter sent, and a button in the link confirms: {kind}')
    .with([
      { row: 'C2', kind: 'admin', path: '/admin', profile: '/admin/profile' },
      { row: 'C3', kind: 'instructor', path: '/instructor', profile: '/instructor/profile' },
      { row: 'C4', kind: 'student', path: '', profile: '/profile' },
    ] as const)
    .run(async ({ client, assert }, { kind, path, profile }) => {
      const centre = await createCentre()
      const account =
        kind === 'admin' ? await createAdministrator(centre) : await createPerson(centre, kind)
      const visitor = await signedIn(client, account)
      const page = (await visitor.visit(`${path}/verify-email`)).body()
      assert.deepInclude(page.props, { email: account.email, verified: false })
      assert.isFalse(page.props.auth.user.email_verified)
      await visitor.post(`${path}/verify-email`)
      const link = linkIn((await lettersTo(centre, account.email))[0]!)

      const elsewhere = guest(client, centre)
      ;(await elsewhere.get(link)).assertStatus(200)
      ;(await elsewhere.get(link)).assertStatus(200)
      assert.isNull((await userOf(account)).email_verified_at)
      assert.equal((await elsewhere.put(link)).header('location'), `${path}/login`)
      assert.isNotNull((await userOf(account)).email_verified_at)
      ;(await elsewhere.get(link)).assertStatus(404)
      const after = (await visitor.visit(profile)).body().props.auth.user
      assert.isTrue(after.email_verified)
    })

  test('T18 a new address counts from the moment its link is used, and the former one is told', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    await toNewAddress(account, 'New@Centre.test')
    assert.lengthOf(await lettersTo(account.centre, account.email), 0)
    const link = linkIn((await lettersTo(account.centre, 'new@centre.test'))[0]!)
    assert.equal((await userOf(account)).email, account.email)

    const visitor = await signedIn(client, account)
    assert.equal((await visitor.put(link)).header('location'), '/admin/profile')
    assert.equal((await userOf(account)).email, 'new@centre.test')
    const [warning] = await lettersTo(account.centre, account.email)
    assert.equal(warning!.subject, 'Your sign-in address was changed')
    const [event] = await rowsOf(account.centre, 'audit_events', { action: 'users.change_email' })
    assert.deepEqual(event.before, { email: account.email })
    assert.deepEqual(event.after, { email: 'new@centre.test' })
  })

  test('a new address that another account of the door took meanwhile changes nothing', async ({
    client,
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const other = await createAdministrator(account.centre)
    await toNewAddress(account, other.email)
    const link = linkIn((await lettersTo(account.centre, other.email))[0]!)
    const visitor = await signedIn(client, account)
    await visitor.put(link)
    const page = await visitor.visit('/admin/profile')
    assert.match(page.body().flash.error, /already uses this address/)
    assert.equal((await userOf(account)).email, account.email)
  })

  test('T18 a link opens no other door, purpose or centre, and a link handed over proves no address', async ({
    client,
    assert,
  }) => {
    const account = await createPerson(await createCentre(), 'student')
    const visitor = await signedIn(client, account)
    await visitor.post('/verify-email')
    const link = linkIn((await lettersTo(account.centre, account.email))[0]!)
    ;(await guest(client, account.centre).get(`/admin${link}`)).assertStatus(404)
    ;(await guest(client, await createCentre()).get(link)).assertStatus(404)
    const asPassword = link.replace('verify-email', 'reset-password')
    ;(await guest(client, account.centre).get(asPassword)).assertStatus(404)
    assert.isNull((await userOf(account)).email_verified_at)
  })

  test('T12 letters to one account are counted', async ({ client, assert }) => {
    const account = await createPerson(await createCentre(), 'student')
    const visitor = await signedIn(client, account)
    for (let time = 0; time < 6; time++) {
      await visitor.post('/verify-email')
      await writeLetters()
    }
    assert.lengthOf(await lettersTo(account.centre, account.email), 5)
  })
})
