import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { Principal } from '#domain/access/sessions/principal'
import { passkeyAlgorithms, type RelyingParty } from '#domain/access/second_factors/relying_party'
import { challengeSeconds } from '#domain/access/second_factors/rules/second_factor'
import { verificationOf } from '#domain/access/second_factors/rules/user_verification'
import { db, readTenant } from '#domain/shared/data/database'

type Known = { id: string; transports: string[] }

const timeout = challengeSeconds * 1000

export async function newPasskeyOptions(tenantId: string, user: Principal, party: RelyingParty) {
  return generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: accountHandle(user.userId),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    timeout,
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: await passkeysAt(tenantId, user.userId, party),
    authenticatorSelection: {
      residentKey: 'required',
      userVerification: verificationOf({ kind: user.kind, alone: false }),
    },
  })
}

/** Accepts any passkey of this host and so tells nothing about any account. */
export const signInOptions = (party: RelyingParty) =>
  generateAuthenticationOptions({ rpID: party.id, userVerification: 'required', timeout })

/** Undefined where the account has none at this host. `alone`: no password was checked first. */
export async function ownOptions(
  tenantId: string,
  { userId, kind }: Pick<Principal, 'userId' | 'kind'>,
  { party, alone }: { party: RelyingParty; alone: boolean }
) {
  const allowCredentials = await passkeysAt(tenantId, userId, party)
  if (allowCredentials.length === 0) return undefined
  const userVerification = verificationOf({ kind, alone })
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials,
    userVerification,
    timeout,
  })
}

/** The account as an authenticator remembers it: an id, never an address. */
const accountHandle = (userId: string) => new TextEncoder().encode(userId)

export function passkeysAt(
  tenantId: string,
  userId: string,
  party: Pick<RelyingParty, 'id'>
): Promise<Known[]> {
  return readTenant(tenantId, () =>
    db()
      .selectFrom('passkeys')
      .where('user_id', '=', userId)
      .where('rp_id', '=', party.id)
      .select((key) => [
        'credential_id as id',
        key.ref('transports').$castTo<Known['transports']>().as('transports'),
      ])
      .execute()
  )
}
