import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { openKey } from '#domain/access/second_factors/authenticator_key'
import { ConfirmAuthenticator } from '#domain/access/second_factors/actions/confirm_authenticator'
import { StartAuthenticator } from '#domain/access/second_factors/actions/start_authenticator'
import { system } from '#domain/shared/audit/actor'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'
import type { Account } from '#tests/helpers/centre/centre'

/** The code an app shows for this key; `away` counts steps of 30 seconds from the present one. */
export const codeOf = (key: string, away = 0) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({
    timestamp: now().toMillis() + away * 30_000,
  })

export async function withAuthenticator({ centre, userId }: Account) {
  const owner = { tenantId: centre.id, userId }
  const { sealed } = new StartAuthenticator().execute(owner)
  const key = openKey(sealed, owner)!
  const code = codeOf(key, -1)
  const turnedOn = await new ConfirmAuthenticator().execute({
    ...owner,
    actor: system,
    sealed,
    code,
  })
  if (!turnedOn.ok) throw new Error(turnedOn.error.type)
  return { key, codes: turnedOn.value.codes ?? [] }
}

export async function requireSecondFactor({ centre }: Pick<Account, 'centre'>) {
  await withTenant(centre.id, () =>
    sql`select platform.change_security(true, 15, array[]::text[])`.execute(db())
  )
}
