import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server'
import { v7 as uuid } from 'uuid'
import { EndSessions, type SessionKept } from '#domain/access/sessions/actions/end_sessions'
import { tellFactorChange } from '#domain/access/second_factors/factor_change'
import type { Kind } from '#domain/shared/choices/kinds'
import { replaceRecoveryCodes } from '#domain/access/second_factors/recovery_codes'
import { passkeyAlgorithms, type RelyingParty } from '#domain/access/second_factors/relying_party'
import { maximumPasskeys } from '#domain/access/second_factors/rules/second_factor'
import { verificationOf } from '#domain/access/second_factors/rules/user_verification'
import { hasFactor, lockFactors } from '#domain/access/second_factors/second_factors'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  userId: string
  kind: Kind
  actor: Actor
  party: RelyingParty
  /** The challenge the browser was given; the caller has forgotten it by now. */
  challenge: string
  response: RegistrationResponseJSON
  name: string
  keep?: SessionKept
}
type Refusal = { type: 'refused' | 'already_there' | 'too_many' }

export class RegisterPasskey {
  async execute(input: Input): Promise<Result<{ codes?: string[] }, Refusal>> {
    const credential = await read(input)
    if (!credential) return err({ type: 'refused' })
    return withTenant(input.tenantId, async () => {
      const before = await lockFactors(input.userId)
      if (before.passkeys >= maximumPasskeys) return err({ type: 'too_many' })
      if (!(await this.#keep(input, credential))) return err({ type: 'already_there' })
      if (!hasFactor(before)) await new EndSessions().execute(input)
      const codes = before.codes === 0 ? await replaceRecoveryCodes(input.userId) : undefined
      await tellFactorChange({
        ...input,
        action: 'users.passkey_added',
        after: { name: input.name },
      })
      return ok({ codes })
    })
  }

  async #keep({ userId, party, name }: Input, found: Credential) {
    const { credential, credentialBackedUp } = found
    const kept = await db()
      .insertInto('passkeys')
      .values({
        id: uuid(),
        user_id: userId,
        rp_id: party.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
        backed_up: credentialBackedUp,
      })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'credential_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return kept !== undefined
  }
}

type Credential = NonNullable<Awaited<ReturnType<typeof read>>>

async function read({ kind, party, challenge, response }: Input) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: passkeyAlgorithms,
      requireUserVerification: verificationOf({ kind, alone: false }) === 'required',
    })
    return registrationInfo
  } catch {
    return undefined
  }
}
