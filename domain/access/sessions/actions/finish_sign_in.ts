import { UseRecoveryCode } from '#domain/access/second_factors/actions/use_recovery_code'
import { VerifyCode } from '#domain/access/second_factors/actions/verify_code'
import {
  type PasskeyAnswer,
  VerifyPasskey,
} from '#domain/access/second_factors/actions/verify_passkey'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Principal } from '#domain/access/sessions/principal'
import { findWaitingPrincipal } from '#domain/access/sessions/queries/find_waiting_principal'
import type { Factor, TypedFactor } from '#domain/access/second_factors/rules/second_factor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { readTenant, withTenant } from '#domain/shared/data/database'

export type Proof = { factor: TypedFactor; code: string } | ({ factor: 'passkey' } & PasskeyAnswer)

type Input = {
  tenantId: string
  kind: Kind
  userId: string
  /** When the password was found right. */
  since: Date
  proof: Proof
  requestId: string | null
}

export class FinishSignIn {
  async execute(input: Input): Promise<Result<Principal, { type: 'ended' | 'wrong' }>> {
    const { tenantId, proof, requestId } = input
    const principal = await readTenant(tenantId, () => findWaitingPrincipal(input))
    if (!principal) return err({ type: 'ended' })
    const right = await this.#check(input, principal)
    if (right) return ok(principal)
    await withTenant(tenantId, () => recordRefusal(principal, proof.factor, requestId))
    return err({ type: 'wrong' })
  }

  async #check({ tenantId, kind, userId, proof, requestId }: Input, principal: Principal) {
    const owner = { tenantId, userId }
    switch (proof.factor) {
      case 'code':
        return new VerifyCode().execute({ ...owner, code: proof.code })
      case 'recovery_code': {
        const actor = principal.actor(requestId)
        return new UseRecoveryCode().execute({ ...owner, actor, code: proof.code })
      }
      case 'passkey':
        return (await new VerifyPasskey().execute({ ...owner, ...proof, kind, alone: false })).ok
    }
  }
}

const recordRefusal = (principal: Principal, factor: Factor, requestId: string | null) =>
  recordAudit({
    actor: principal.actor(requestId),
    action: 'users.sign_in_failed',
    subjectType: 'user',
    subjectId: principal.userId,
    after: { factor },
  })
