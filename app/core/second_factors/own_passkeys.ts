import type { HttpContext } from '@adonisjs/core/http'
import { relyingPartyOf } from '#core/second_factors/relying_party'
import { passkeysAt } from '#domain/access/second_factors/queries/passkey_options'

export async function hasPasskeyHere(ctx: HttpContext) {
  const { principal, tenant } = ctx
  const party = relyingPartyOf(ctx)
  if (!principal?.secondFactor || !party) return false
  return (await passkeysAt(tenant.id, principal.userId, party)).length > 0
}
