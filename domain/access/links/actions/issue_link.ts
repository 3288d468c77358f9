import { v7 as uuid } from 'uuid'
import { hashToken, newToken } from '#domain/access/links/link_token'
import { linkSeconds, type LinkPurpose } from '#domain/access/links/rules/link'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  userId: string
  purpose: LinkPurpose
  /** Only for purpose `email`: the address that using the link proves. */
  email?: string
}

/** Only the token's hash is kept; older links of the same purpose stop working. */
export class IssueLink {
  async execute(input: Input): Promise<{ linkId: string; token: string }> {
    const token = newToken()
    const linkId = uuid()
    await withTenant(input.tenantId, async () => {
      const { userId, purpose } = input
      const older = db().deleteFrom('account_tokens').where('user_id', '=', userId)
      await older.where('purpose', '=', purpose).execute()
      await db()
        .insertInto('account_tokens')
        .values({
          id: linkId,
          user_id: userId,
          purpose,
          email: input.email?.toLowerCase(),
          hash: hashToken(token),
          expires_at: now().plus({ seconds: linkSeconds[purpose] }).toJSDate(),
        })
        .execute()
    })
    return { linkId, token }
  }
}
