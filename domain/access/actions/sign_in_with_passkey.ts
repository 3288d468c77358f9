import { type PasskeyAnswer, VerifyPasskey } from '#domain/access/actions/verify_passkey'
import type { Kind } from '#domain/access/permissions'
import type { Principal } from '#domain/access/principal'
import { findPrincipal } from '#domain/access/queries/find_principal'
import { recordSignIn } from '#domain/access/record_sign_in'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/tenant_scope'

type Input = PasskeyAnswer & { tenantId: string; kind: Kind; requestId: string | null }

/** Opens the door by a passkey alone: it proves both what somebody has and, by finger, face or PIN, who they are. */
export class SignInWithPasskey {
  async execute(input: Input): Promise<Result<Principal, { type: 'refused' }>> {
    const verified = await new VerifyPasskey().execute({ ...input, alone: true })
    if (!verified.ok) return verified
    const principal = await withTenant(input.tenantId, async () => {
      const found = await findPrincipal(verified.value.userId)
      if (found) await recordSignIn({ ...input, principal: found, factor: 'passkey' })
      return found
    })
    return principal ? ok(principal) : err({ type: 'refused' })
  }
}
