import { hashToken, newToken } from '#domain/access/links/link_token'
import type { Kind } from '#domain/shared/choices/kinds'
import { linkSeconds, type LinkPurpose } from '#domain/access/links/rules/link'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'

export type ArmedLink = {
  token: string
  purpose: LinkPurpose
  userId: string
  kind: Kind
  email: string
  expiresAt: Date
}

/**
 * Keeps where the link goes, because using it proves that address. Undefined when the link was
 * replaced or used meanwhile.
 */
export class ArmLink {
  async execute(input: { tenantId: string; linkId: string }): Promise<ArmedLink | undefined> {
    return withTenant(input.tenantId, async () => {
      const found = await findWaiting(input.linkId)
      if (!found) return undefined
      const token = newToken()
      const expiresAt = now().plus({ seconds: linkSeconds[found.purpose] }).toJSDate()
      await db()
        .updateTable('account_tokens')
        .set({ hash: hashToken(token), expires_at: expiresAt, email: found.email })
        .where('id', '=', input.linkId)
        .execute()
      return { ...found, token, expiresAt }
    })
  }
}

async function findWaiting(
  linkId: string
): Promise<Omit<ArmedLink, 'token' | 'expiresAt'> | undefined> {
  return db()
    .selectFrom('account_tokens as t')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.user_id')
    )
    .where('t.id', '=', linkId)
    .where('t.used_at', 'is', null)
    .where('u.archived_at', 'is', null)
    .where('u.status', '<>', 'suspended')
    .select(['t.purpose', 'u.id as userId', 'u.kind'])
    .select((link) => link.fn.coalesce('t.email', 'u.email').as('email'))
    .executeTakeFirst()
}
