import {
  type AuthenticationResponseJSON,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { hashToken } from '#domain/access/links/link_token'
import type { Kind } from '#domain/shared/choices/kinds'
import { findPasskey, type FoundPasskey } from '#domain/access/second_factors/queries/find_passkey'
import type { RelyingParty } from '#domain/access/second_factors/relying_party'
import { verificationOf } from '#domain/access/second_factors/rules/user_verification'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, readTenant, withTenant } from '#domain/shared/data/database'

export type PasskeyAnswer = {
  party: RelyingParty
  challenge: string
  response: AuthenticationResponseJSON
}

/**
 * `kind` is the door: a student's passkey does not open the administrators'. `userId` is the
 * account it has to belong to, absent when the passkey itself tells. `alone`: no password was
 * checked first.
 */
type Input = PasskeyAnswer & {
  tenantId: string
  kind: Kind
  userId?: string
  alone: boolean
}

/** An answer counts once, even when it is sent twice at the same time. */
export class VerifyPasskey {
  async execute(input: Input): Promise<Result<{ userId: string }, { type: 'refused' }>> {
    const passkey = await readTenant(input.tenantId, () =>
      findPasskey({ ...input, credentialId: input.response.id })
    )
    const answer = passkey && (await read(input, passkey))
    if (!passkey || !answer) return err({ type: 'refused' })
    const used = await withTenant(input.tenantId, () => this.#use(passkey, input, answer))
    return used ? ok({ userId: passkey.userId }) : err({ type: 'refused' })
  }

  async #use(passkey: FoundPasskey, { challenge }: Input, answer: Answer) {
    const last = hashToken(challenge)
    const { numUpdatedRows } = await db()
      .updateTable('passkeys')
      .set({
        counter: answer.newCounter,
        backed_up: answer.credentialBackedUp,
        last_challenge: last,
        last_used_at: now().toJSDate(),
      })
      .where('id', '=', passkey.id)
      .where('counter', '=', String(passkey.credential.counter))
      .where('last_challenge', 'is distinct from', last)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
}

type Answer = NonNullable<Awaited<ReturnType<typeof read>>>

async function read({ kind, alone, party, challenge, response }: Input, passkey: FoundPasskey) {
  const { id, publicKey, counter, transports } = passkey.credential
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: verificationOf({ kind, alone }) === 'required',
      credential: { id, publicKey, counter, transports },
    })
    return verified ? authenticationInfo : undefined
  } catch {
    return undefined
  }
}
