import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { RegisterPasskey } from '#domain/access/second_factors/actions/register_passkey'
import { RemoveAuthenticator } from '#domain/access/second_factors/actions/remove_authenticator'
import { RemovePasskey } from '#domain/access/second_factors/actions/remove_passkey'
import { VerifyPasskey } from '#domain/access/second_factors/actions/verify_passkey'
import {
  newPasskeyOptions,
  signInOptions,
} from '#domain/access/second_factors/queries/passkey_options'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { system } from '#domain/shared/audit/actor'
import { readTenant } from '#domain/shared/data/database'
import {
  type Account,
  createAdministrator,
  createCentre,
  createPerson,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { requireSecondFactor, withAuthenticator } from '#tests/helpers/access/second_factors'
import { SoftPasskey } from '#tests/helpers/access/soft_passkey'

type Turned = {
  origin?: string
  rpId?: string
  challenge?: string
  verified?: boolean
  counter?: number
}

const challengeOf = () => randomBytes(32).toString('base64url')
const partyOf = ({ centre }: Account) => {
  return { id: centre.host, origin: `http://${centre.host}:3333`, name: 'Test Centre' }
}

async function register(account: Account, passkey: SoftPasskey, turned: Turned = {}) {
  const party = partyOf(account)
  const challenge = challengeOf()
  const claims = { challenge, origin: party.origin, rpId: party.id, ...turned }
  return new RegisterPasskey().execute({
    tenantId: account.centre.id,
    userId: account.userId,
    kind: account.kind,
    actor: system,
    party,
    challenge,
    response: passkey.register(claims),
    name: 'Phone',
  })
}

function verify(account: Account, passkey: SoftPasskey, turned: Turned = {}, alone = true) {
  const party = partyOf(account)
  const challenge = turned.challenge ?? challengeOf()
  const claims = { origin: party.origin, rpId: party.id, ...turned, challenge }
  return new VerifyPasskey().execute({
    tenantId: account.centre.id,
    kind: account.kind,
    userId: alone ? undefined : account.userId,
    party,
    challenge,
    alone,
    response: passkey.answer(claims),
  })
}

async function withPasskey() {
  const account = await createAdministrator(await createCentre())
  const passkey = new SoftPasskey()
  const registered = await register(account, passkey)
  return { account, passkey, registered }
}

const refused = { ok: false, error: { type: 'refused' } }

test.group('Passkeys', () => {
  test('goal 21: a passkey is kept with new recovery codes, its owner is told, and it signs in', async ({
    assert,
  }) => {
    const { account, passkey, registered } = await withPasskey()
    assert.lengthOf(registered.ok ? registered.value.codes! : [], 10)
    assert.deepEqual(await verify(account, passkey), {
      ok: true,
      value: { userId: account.userId },
    })
    const [row] = await rowsOf(account.centre, 'passkeys')
    assert.equal(row.rp_id, account.centre.host)
    assert.isNotNull(row.last_used_at)
    const [letter] = await lettersTo(account.centre, account.email)
    assert.equal(letter!.subject, 'A passkey was added')
  })

  test('T19 a registration for another host, origin or challenge, or without its owner verified, is refused', async ({
    assert,
  }) => {
    const account = await createAdministrator(await createCentre())
    const wrong: Turned[] = [
      { origin: 'http://evil.test' },
      { origin: `https://${account.centre.host}:3333` },
      { rpId: 'localhost' },
      { challenge: challengeOf() },
      { verified: false },
    ]
    for (const turned of wrong) {
      assert.deepEqual(
        await register(account, new SoftPasskey(), turned),
        refused,
        JSON.stringify(turned)
      )
    }
    assert.isEmpty(await rowsOf(account.centre, 'passkeys'))
  })

  test('T19 an answer from another origin or host, or unverified, is refused', async ({
    assert,
  }) => {
    const { account, passkey } = await withPasskey()
    const wrong: Turned[] = [
      { origin: 'http://evil.test' },
      { origin: `http://x.${account.centre.host}:3333` },
      { rpId: 'localhost' },
      { verified: false },
    ]
    for (const turned of wrong) {
      assert.deepEqual(await verify(account, passkey, turned), refused, JSON.stringify(turned))
      assert.deepEqual(await verify(account, passkey, turned, false), refused)
    }
  })

  test('T19 a challenge answered once is worth nothing, also twenty times at once', async ({
    assert,
  }) => {
    const { account, passkey } = await withPasskey()
    const challenge = challengeOf()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => verify(account, passkey, { challenge }))
    )
    assert.lengthOf(
      answers.filter(({ ok }) => ok),
      1
    )
    assert.deepEqual(await verify(account, passkey, { challenge }), refused)
  })

  test('T19 an answer whose counter went back is a copy and is refused', async ({ assert }) => {
    const { account, passkey } = await withPasskey()
    assert.isTrue((await verify(account, passkey, { counter: 5 })).ok)
    assert.deepEqual(await verify(account, passkey, { counter: 5 }), refused)
    assert.deepEqual(await verify(account, passkey, { counter: 4 }), refused)
    assert.isTrue((await verify(account, passkey, { counter: 6 })).ok)
  })

  test('T19 another key with a known id is refused', async ({ assert }) => {
    const { account, passkey } = await withPasskey()
    const forged = Object.assign(new SoftPasskey(), { id: passkey.id })
    assert.deepEqual(await verify(account, forged), refused)
  })

  test("a passkey opens its own account's door, in its own centre", async ({ assert }) => {
    const { account, passkey } = await withPasskey()
    const student = await createPerson(account.centre, 'student')
    const colleague = await createAdministrator(account.centre)
    const stranger = await createAdministrator(await createCentre())
    assert.deepEqual(await verify(student, passkey), refused)
    assert.deepEqual(await verify(colleague, passkey, {}, false), refused)
    assert.deepEqual(await verify(stranger, passkey), refused)
    assert.isTrue((await verify(account, passkey, {}, false)).ok)
  })

  test('after a password a key without a PIN will do for a student, alone it will not', async ({
    assert,
  }) => {
    const student = await createPerson(await createCentre(), 'student')
    const key = new SoftPasskey()
    assert.isTrue((await register(student, key, { verified: false })).ok)
    assert.isTrue((await verify(student, key, { verified: false }, false)).ok)
    assert.deepEqual(await verify(student, key, { verified: false }), refused)
  })

  test('a passkey is kept once; signing in names no account, adding one names those there are', async ({
    assert,
  }) => {
    const { account, passkey } = await withPasskey()
    const again = await register(account, passkey)
    assert.deepEqual(again, { ok: false, error: { type: 'already_there' } })
    const party = partyOf(account)
    const { allowCredentials } = await signInOptions(party)
    assert.isUndefined(allowCredentials)
    const user = await readTenant(account.centre.id, () => findPrincipal(account.userId))
    const options = await newPasskeyOptions(account.centre.id, user!, party)
    assert.deepEqual(
      options.excludeCredentials?.map(({ id }) => id),
      [passkey.id]
    )
    assert.equal(options.authenticatorSelection?.userVerification, 'required')
    assert.equal(options.rp.id, account.centre.host)
  })

  test('the last factor stays while the centre asks for one, also when two are removed at once', async ({
    assert,
  }) => {
    const { account } = await withPasskey()
    await withAuthenticator(account)
    await requireSecondFactor(account)
    const [passkey] = await rowsOf(account.centre, 'passkeys')
    const owner = { tenantId: account.centre.id, userId: account.userId, actor: system }
    const removed = await Promise.all([
      new RemoveAuthenticator().execute(owner),
      new RemovePasskey().execute({ ...owner, passkeyId: passkey.id }),
    ])
    assert.sameDeepMembers(
      removed.map((answer) => (answer.ok ? 'removed' : answer.error.type)),
      ['removed', 'last_factor']
    )
    assert.lengthOf(await rowsOf(account.centre, 'recovery_codes'), 10)
  })
})
