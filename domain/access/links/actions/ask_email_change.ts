import { IssueLink } from '#domain/access/links/actions/issue_link'
import { SendLink } from '#domain/access/links/actions/send_link'
import type { Principal } from '#domain/access/sessions/principal'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  principal: Principal
  email: string
  requestId: string | null
}

/** The answer is the same when another account has the address. */
export class AskEmailChange {
  async execute(input: Input): Promise<Result<null, { type: 'same_email' }>> {
    const { tenantId, principal, email } = input
    if (email === principal.email) return err({ type: 'same_email' })
    return withTenant(tenantId, async () => {
      const link = { tenantId, userId: principal.userId, purpose: 'email', email } as const
      if (await taken(principal, email)) await new IssueLink().execute(link)
      else await new SendLink().execute(link)
      await recordAudit({
        actor: principal.actor(input.requestId),
        action: 'users.ask_email_change',
        subjectType: 'user',
        subjectId: principal.userId,
        before: { email: principal.email },
        after: { email },
      })
      return ok(null)
    })
  }
}

async function taken({ kind }: Principal, email: string) {
  const users = db().selectFrom('users').where('kind', '=', kind).where('email', '=', email)
  return Boolean(await users.select('id').executeTakeFirst())
}
