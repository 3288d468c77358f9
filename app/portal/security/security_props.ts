import type { HttpContext } from '@adonisjs/core/http'
import { shownSetup } from '#app/portal/security/authenticator_setup'
import { newCodes } from '#app/portal/security/new_codes'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import {
  findSecondFactors,
  type PasskeyRow,
} from '#domain/access/second_factors/queries/find_second_factors'
import { readTenant } from '#domain/shared/data/database'

export async function securityProps(ctx: HttpContext) {
  const { auth, tenant } = ctx
  const { userId, kind } = auth.getUserOrFail()
  const found = await readTenant(tenant.id, () => findSecondFactors(userId))
  const host = relyingPartyOf(ctx)?.id
  ctx.shownOnce = { authenticator: shownSetup(ctx), recovery_codes: newCodes.read(ctx) }
  return {
    authenticator_since: found.authenticatorSince?.toISOString() ?? null,
    passkeys: found.passkeys.map((passkey) => passkeyProps(passkey, host)),
    codes_left: found.codesLeft,
    is_required: kind === 'admin' && tenant.twoFactorRequired,
    has_host: host !== undefined,
  }
}

const passkeyProps = (passkey: PasskeyRow, host: string | undefined) => ({
  id: passkey.id,
  name: passkey.name,
  created_at: passkey.created_at.toISOString(),
  last_used_at: passkey.last_used_at?.toISOString() ?? null,
  made_at: passkey.rp_id === host ? null : passkey.rp_id,
})
