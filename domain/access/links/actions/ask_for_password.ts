import { v7 as uuid } from 'uuid'
import { mailLater } from '#domain/access/links/account_mail'
import type { Kind } from '#domain/shared/choices/kinds'
import { db, withTenant } from '#domain/shared/data/database'

/**
 * Does the same work for an address without an account, including the queued job: only the job
 * finds out that there is nobody to write to (security T13).
 */
export class AskForPassword {
  async execute({ tenantId, kind, email }: { tenantId: string; kind: Kind; email: string }) {
    await withTenant(tenantId, async () => {
      const users = db().selectFrom('users').where('kind', '=', kind)
      const account = await users
        .where('email', '=', email.toLowerCase())
        .select('id')
        .executeTakeFirst()
      await mailLater({ mail: 'forgotten', userId: account?.id ?? uuid() })
    })
  }
}
