import { hashToken, newToken } from '#domain/access/link_token'
import type { Kind } from '#domain/access/permissions'
import { linkSeconds, type LinkPurpose } from '#domain/access/rules/link'
import { now } from '#domain/shared/clock'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

export type ArmedLink = {
  token: string
  purpose: LinkPurpose
  userId: string
  kind: Kind
  /** Where the letter goes: the address to be proved, else the account's. */
  email: string
  expiresAt: Date
}

/**
 * Gives a link that waits to be sent its token and its time, and keeps where it goes: using it proves that address.
 * Undefined when it was replaced or used meanwhile.
 */
export class ArmLink {
  async execute(input: { tenantId: string; linkId: string }): Promise<ArmedLink | undefined> {
    return withTenant(input.tenantId, async () => {
      const found = await findWaiting(input.linkId)
      if (!found) return undefined
      const token = newToken()
      const expiresAt = now().plus({ seconds: linkSeconds[found.purpose] }).toJSDate()
      await currentTransaction()
        .from('account_tokens')
        .where('id', input.linkId)
        .update({ hash: hashToken(token), expires_at: expiresAt, email: found.email })
      return { ...found, token, expiresAt }
    })
  }
}

async function findWaiting(linkId: string): Promise<Omit<ArmedLink, 'token' | 'expiresAt'>> {
  return currentTransaction()
    .from('account_tokens as t')
    .join('users as u', (join) => join.on('u.tenant_id', 't.tenant_id').on('u.id', 't.user_id'))
    .select({ purpose: 't.purpose', userId: 'u.id', kind: 'u.kind' })
    .select(currentTransaction().raw('coalesce(t.email, u.email) as email'))
    .where('t.id', linkId)
    .whereNull('t.used_at')
    .whereNull('u.archived_at')
    .whereNot('u.status', 'suspended')
    .first()
}
