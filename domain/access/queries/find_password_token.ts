import { hashToken } from '#domain/access/actions/issue_password_token'
import type { Kind } from '#domain/access/permissions'
import { now } from '#domain/shared/clock'
import { currentTransaction } from '#domain/shared/tenant_scope'

/** The account a still valid token belongs to, at its own door; undefined when it was used, has expired or never was. */
export async function findPasswordToken(
  token: string,
  kind: Kind
): Promise<{ tokenId: string; userId: string; email: string } | undefined> {
  return currentTransaction()
    .from('password_tokens as t')
    .join('users as u', (join) => join.on('u.tenant_id', 't.tenant_id').on('u.id', 't.user_id'))
    .select({ tokenId: 't.id', userId: 'u.id', email: 'u.email' })
    .where({ 't.hash': hashToken(token), 'u.kind': kind })
    .where('t.expires_at', '>', now().toJSDate())
    .whereNull('t.used_at')
    .whereNot('u.status', 'suspended')
    .first()
}
