import { test } from '@japa/runner'
import { ResetSecondFactors } from '#domain/access/second_factors/actions/reset_second_factors'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { readTenant } from '#domain/shared/data/database'
import {
  type Account,
  createAdministrator,
  createAdministratorWho,
  createCentre,
  rowsOf,
} from '#tests/helpers/centre/centre'
import { lettersTo } from '#tests/helpers/mail/mailbox'
import { withAuthenticator } from '#tests/helpers/access/second_factors'

async function reset(by: Account, account: Account) {
  const principal = await readTenant(by.centre.id, () => findPrincipal(by.userId))
  return new ResetSecondFactors().execute({
    tenantId: by.centre.id,
    userId: account.userId,
    by: principal!,
    requestId: null,
  })
}

test.group("Resetting somebody's second factors", () => {
  test('goal 21: takes all of them away, tells the owner and the audit trail who did it', async ({
    assert,
  }) => {
    const by = await createAdministrator(await createCentre())
    const account = await createAdministrator(by.centre)
    await withAuthenticator(account)
    assert.isTrue((await reset(by, account)).ok)
    for (const table of ['authenticators', 'recovery_codes', 'passkeys'] as const) {
      assert.isEmpty(await rowsOf(by.centre, table, { user_id: account.userId }))
    }
    const [event] = await rowsOf(by.centre, 'audit_events', {
      action: 'users.second_factors_reset',
      subject_id: account.userId,
    })
    assert.equal(event.actor_id, by.userId)
    const letters = await lettersTo(by.centre, account.email)
    const subjects = letters.map(({ subject }) => subject)
    assert.include(subjects, 'Your two-step sign-in was reset')
  })

  test('T9 nobody resets their own, a stronger account, or one of another centre', async ({
    assert,
  }) => {
    const centre = await createCentre()
    const superAdmin = await createAdministrator(centre)
    const clerk = await createAdministratorWho(centre, ['admin.admins.update'])
    const manager = await createAdministratorWho(centre, [
      'admin.admins.update',
      'admin.roles.index',
    ])
    await withAuthenticator(superAdmin)
    const refusal = async (by: Account, account: Account) => {
      const answer = await reset(by, account)
      return answer.ok ? 'done' : answer.error.type
    }
    assert.equal(await refusal(superAdmin, superAdmin), 'own_account')
    assert.equal(await refusal(clerk, superAdmin), 'stronger')
    assert.equal(await refusal(clerk, manager), 'stronger')
    assert.equal(await refusal(manager, clerk), 'done')
    assert.equal(await refusal(await createAdministrator(await createCentre()), clerk), 'not_found')
    assert.lengthOf(await rowsOf(centre, 'authenticators'), 1)
  })
})
