import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Kind } from '#domain/shared/choices/kinds'
import type { RelyingParty } from '#domain/access/second_factors/relying_party'
import { db } from '#domain/shared/data/database'

type Wanted = { credentialId: string; kind: Kind; party: RelyingParty; userId?: string }

export type FoundPasskey = { id: string; userId: string; credential: WebAuthnCredential }

export async function findPasskey(wanted: Wanted): Promise<FoundPasskey | undefined> {
  const { credentialId, kind, party, userId } = wanted
  const row = await db()
    .selectFrom('passkeys as k')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'k.tenant_id').onRef('u.id', '=', 'k.user_id')
    )
    .where('k.credential_id', '=', credentialId)
    .where('k.rp_id', '=', party.id)
    .where('u.kind', '=', kind)
    .where('u.status', '=', 'active')
    .where('u.archived_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('u.id', '=', userId!))
    .select(['k.id', 'k.user_id', 'k.public_key', 'k.counter', 'k.transports'])
    .executeTakeFirst()
  if (!row) return undefined
  const { id, user_id: owner, public_key: publicKey, counter, transports } = row
  return {
    id,
    userId: owner,
    credential: {
      id: credentialId,
      publicKey: publicKey as WebAuthnCredential['publicKey'],
      counter: Number(counter),
      transports: transports as WebAuthnCredential['transports'],
    },
  }
}
