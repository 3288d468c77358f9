import {
  type PasskeyAnswer,
  VerifyPasskey,
} from '#domain/access/second_factors/actions/verify_passkey'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Principal } from '#domain/access/sessions/principal'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { err, ok, type Result } from '#domain/shared/result'
import { readTenant } from '#domain/shared/data/database'

type Input = PasskeyAnswer & { tenantId: string; kind: Kind }

export class SignInWithPasskey {
  async execute(input: Input): Promise<Result<Principal, { type: 'refused' }>> {
    const verified = await new VerifyPasskey().execute({ ...input, alone: true })
    if (!verified.ok) return verified
    const principal = await readTenant(input.tenantId, () => findPrincipal(verified.value.userId))
    return principal ? ok(principal) : err({ type: 'refused' })
  }
}
