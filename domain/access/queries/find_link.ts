import { hashToken } from '#domain/access/link_token'
import type { Kind } from '#domain/access/permissions'
import type { LinkPurpose } from '#domain/access/rules/link'
import { now } from '#domain/shared/clock'
import { currentTransaction } from '#domain/shared/tenant_scope'

export type FoundLink = {
  linkId: string
  purpose: LinkPurpose
  userId: string
  email: string
  /** The address the link was sent to, which using it proves; null when it was handed over by hand. */
  sentTo: string | null
}

/** What a still valid link belongs to, at its own door; undefined when it was used, has expired or never was. */
export async function findLink(
  token: string,
  kind: Kind,
  purposes: LinkPurpose[]
): Promise<FoundLink | undefined> {
  return currentTransaction()
    .from('account_tokens as t')
    .join('users as u', (join) => join.on('u.tenant_id', 't.tenant_id').on('u.id', 't.user_id'))
    .select({ linkId: 't.id', purpose: 't.purpose', userId: 'u.id', email: 'u.email' })
    .select({ sentTo: 't.email' })
    .where({ 't.hash': hashToken(token), 'u.kind': kind })
    .whereIn('t.purpose', purposes)
    .where('t.expires_at', '>', now().toJSDate())
    .whereNull('t.used_at')
    .whereNull('u.archived_at')
    .whereNot('u.status', 'suspended')
    .first()
}
