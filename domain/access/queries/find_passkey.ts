import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Kind } from '#domain/access/permissions'
import type { RelyingParty } from '#domain/access/relying_party'
import { currentTransaction } from '#domain/shared/tenant_scope'

type Wanted = { credentialId: string; kind: Kind; party: RelyingParty; userId?: string }

export type FoundPasskey = { id: string; userId: string; credential: WebAuthnCredential }

/** A passkey of this host and door, of an account that may sign in. */
export async function findPasskey(wanted: Wanted): Promise<FoundPasskey | undefined> {
  const { credentialId, kind, party, userId } = wanted
  const row = await currentTransaction()
    .from('passkeys as k')
    .join('users as u', (join) => join.on('u.tenant_id', 'k.tenant_id').on('u.id', 'k.user_id'))
    .select('k.id', 'k.user_id', 'k.public_key', 'k.counter', 'k.transports')
    .where({ 'k.credential_id': credentialId, 'k.rp_id': party.id })
    .where({ 'u.kind': kind, 'u.status': 'active', ...(userId && { 'u.id': userId }) })
    .whereNull('u.archived_at')
    .first()
  if (!row) return undefined
  const { id, user_id: owner, public_key: publicKey, counter, transports } = row
  return {
    id,
    userId: owner,
    credential: { id: credentialId, publicKey, counter: Number(counter), transports },
  }
}
