import { accountChanged } from '#domain/access/events'
import type { Kind } from '#domain/shared/choices/kinds'
import { findLink, type FoundLink } from '#domain/access/links/queries/find_link'
import { useLink } from '#domain/access/links/use_link'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; kind: Kind; token: string; requestId: string | null }
type Refusal = { type: 'invalid_token' } | { type: 'email_taken' }

export class ProveEmail {
  async execute(input: Input): Promise<Result<{ email: string }, Refusal>> {
    return withTenant(input.tenantId, async () => {
      const link = await findLink(input.token, input.kind, ['email'])
      if (!link?.sentTo) return err({ type: 'invalid_token' })
      const { sentTo, email } = link
      if (sentTo !== email && (await taken(input.kind, sentTo))) return err({ type: 'email_taken' })
      if (!(await useLink(link.linkId))) return err({ type: 'invalid_token' })
      await this.#keep(link, sentTo)
      await this.#tell(link, sentTo, input.requestId)
      return ok({ email: sentTo })
    })
  }

  async #keep({ userId }: FoundLink, email: string) {
    const proved = { email, email_verified_at: now().toJSDate() }
    await db().updateTable('users').set(proved).where('id', '=', userId).execute()
  }

  async #tell({ userId, email: former }: FoundLink, email: string, requestId: string | null) {
    const changed = former !== email
    await recordAudit({
      actor: { userId, name: former, requestId },
      action: changed ? 'users.change_email' : 'users.verify_email',
      subjectType: 'user',
      subjectId: userId,
      ...(changed && { before: { email: former }, after: { email } }),
    })
    if (!changed) return
    await publish(accountChanged, { userId, change: 'email_changed', toFormerAddress: true })
  }
}

async function taken(kind: Kind, email: string) {
  const users = db().selectFrom('users').where('kind', '=', kind).where('email', '=', email)
  return Boolean(await users.select('id').executeTakeFirst())
}
