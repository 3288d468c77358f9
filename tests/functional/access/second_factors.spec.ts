import { test } from '@japa/runner'
import { openKey } from '#domain/access/second_factors/authenticator_key'
import { ConfirmAuthenticator } from '#domain/access/second_factors/actions/confirm_authenticator'
import { MakeRecoveryCodes } from '#domain/access/second_factors/actions/make_recovery_codes'
import { RemoveAuthenticator } from '#domain/access/second_factors/actions/remove_authenticator'
import { StartAuthenticator } from '#domain/access/second_factors/actions/start_authenticator'
import { UseRecoveryCode } from '#domain/access/second_factors/actions/use_recovery_code'
import { VerifyCode } from '#domain/access/second_factors/actions/verify_code'
import { typedRecoveryCode } from '#domain/access/second_factors/rules/second_factor'
import { system } from '#domain/shared/audit/actor'
import { freezeClock } from '#domain/shared/time/clock'
import {
  type Account,
  createAdministrator,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import {
  codeOf,
  requireSecondFactor,
  withAuthenticator,
} from '#tests/helpers/access/second_factors'

const newAccount = async () => createAdministrator(await createCentre())
const ids = ({ centre, userId }: Account) => ({ tenantId: centre.id, userId })
const verify = (account: Account, code: string) =>
  new VerifyCode().execute({ ...ids(account), code })

test.group('An authenticator', (group) => {
  group.each.setup(() => freezeClock('2026-11-21T08:00:10Z'))

  test('T19 a code counts once, and so does every code before it', async ({ assert }) => {
    const account = await newAccount()
    const { key } = await withAuthenticator(account)
    assert.isTrue(await verify(account, codeOf(key)))
    assert.isFalse(await verify(account, codeOf(key)))
    assert.isFalse(await verify(account, codeOf(key, -1)))
    assert.isTrue(await verify(account, codeOf(key, 1)))
  })

  test('T19 a code that comes twenty times at once counts once', async ({ assert }) => {
    const account = await newAccount()
    const { key } = await withAuthenticator(account)
    const code = codeOf(key)
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(account, code)))
    assert.lengthOf(answers.filter(Boolean), 1)
  })

  test('T19 the code of the step before or after is taken, none farther away', async ({
    assert,
  }) => {
    const account = await newAccount()
    const { key } = await withAuthenticator(account)
    for (const [away, right] of [
      [-2, false],
      [2, false],
      [0, true],
      [1, true],
    ] as const) {
      assert.equal(await verify(account, codeOf(key, away)), right, String(away))
    }
    const late = await newAccount()
    const app = await withAuthenticator(late)
    const run = freezeClock('2026-11-21T08:01:10Z')
    assert.isTrue(await verify(late, codeOf(app.key, -1)))
    run()
  })

  test('T19 the digits may be Arabic, with spaces between them', async ({ assert }) => {
    const account = await newAccount()
    const { key } = await withAuthenticator(account)
    const arabic = codeOf(key).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
    assert.isTrue(await verify(account, `\u2066${arabic.slice(0, 3)} ${arabic.slice(3)}\u2069`))
  })

  test('the key is sealed, for its own account alone', async ({ assert }) => {
    const account = await newAccount()
    const { key } = await withAuthenticator(account)
    const [row] = await rowsOf(account.centre, 'authenticators')
    assert.notInclude(JSON.stringify(row), key)
    assert.equal(openKey(row.secret, ids(account)), key)
    assert.isNull(openKey(row.secret, { ...ids(account), userId: account.centre.id }))
  })

  test('a wrong first code turns nothing on', async ({ assert }) => {
    const account = await newAccount()
    const { sealed } = new StartAuthenticator().execute(ids(account))
    const answer = await new ConfirmAuthenticator().execute({
      ...ids(account),
      actor: system,
      sealed,
      code: '000000',
    })
    assert.isFalse(answer.ok)
    assert.isEmpty(await rowsOf(account.centre, 'authenticators'))
  })

  test('goal 21: turning it on and off tells the owner by mail and the audit trail, never the key', async ({
    assert,
  }) => {
    const account = await newAccount()
    const { key, codes } = await withAuthenticator(account)
    await new RemoveAuthenticator().execute({ ...ids(account), actor: system })
    const events = await rowsOf(account.centre, 'audit_events', { subject_id: account.userId })
    const actions = events.map(({ action }) => action)
    assert.includeMembers(actions, ['users.two_factor_on', 'users.two_factor_off'])
    const letters = await lettersTo(account.centre, account.email)
    assert.sameMembers(
      letters.map(({ subject }) => subject),
      ['Two-step sign-in was turned on', 'Two-step sign-in was turned off']
    )
    assert.notInclude(JSON.stringify([events, letters]), key)
    assert.notInclude(JSON.stringify([events, letters]), codes[0]!)
    assert.isEmpty(await rowsOf(account.centre, 'recovery_codes'), 'without a factor no codes')
  })

  test('the last factor stays while the centre asks for one', async ({ assert }) => {
    const account = await newAccount()
    await withAuthenticator(account)
    await requireSecondFactor(account)
    const removed = await new RemoveAuthenticator().execute({ ...ids(account), actor: system })
    assert.deepEqual(removed, { ok: false, error: { type: 'last_factor' } })
    assert.lengthOf(await rowsOf(account.centre, 'authenticators'), 1)
  })
})

test.group('Recovery codes', () => {
  const use = (account: Account, code: string) =>
    new UseRecoveryCode().execute({ ...ids(account), actor: system, code })

  test('goal 21: ten codes of 120 bits, kept as hashes alone', async ({ assert }) => {
    const account = await newAccount()
    const { codes } = await withAuthenticator(account)
    assert.lengthOf(new Set(codes), 10)
    for (const code of codes)
      assert.match(code, /^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
    const kept = JSON.stringify(await rowsOf(account.centre, 'recovery_codes'))
    for (const code of codes) {
      assert.notInclude(kept, code)
      assert.notInclude(kept, typedRecoveryCode(code))
    }
  })

  test('goal 21: a code works once under twenty at the same time', async ({ assert }) => {
    const account = await newAccount()
    const { codes } = await withAuthenticator(account)
    const answers = await Promise.all(Array.from({ length: 20 }, () => use(account, codes[0]!)))
    assert.lengthOf(answers.filter(Boolean), 1)
    assert.isFalse(await use(account, codes[0]!))
    const letters = await lettersTo(account.centre, account.email)
    assert.lengthOf(
      letters.filter(({ subject }) => subject === 'A recovery code was used'),
      1
    )
  })

  test('a code may be typed in small letters, without dashes, with O for zero', async ({
    assert,
  }) => {
    const account = await newAccount()
    const { codes } = await withAuthenticator(account)
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')
    assert.isTrue(await use(account, typed.replaceAll('1', 'l')))
  })

  test('a code of another account opens nothing; new codes end the old', async ({ assert }) => {
    const account = await newAccount()
    const other = await createAdministrator(account.centre)
    const { codes } = await withAuthenticator(account)
    await withAuthenticator(other)
    assert.isFalse(await use(other, codes[0]!))
    const made = await new MakeRecoveryCodes().execute({ ...ids(account), actor: system })
    assert.isTrue(made.ok)
    assert.isFalse(await use(account, codes[0]!))
    assert.isTrue(await use(account, made.ok ? made.value.codes[9]! : ''))
  })

  test('who has no factor gets no codes', async ({ assert }) => {
    const account = await newAccount()
    const made = await new MakeRecoveryCodes().execute({ ...ids(account), actor: system })
    assert.deepEqual(made, { ok: false, error: { type: 'no_factor' } })
  })
})
