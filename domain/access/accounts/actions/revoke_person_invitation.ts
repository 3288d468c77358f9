import { forgetLinks } from '#domain/access/accounts/change_account'
import { lockPersonAccount, type PortalPerson } from '#domain/access/accounts/person_account'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; person: PortalPerson }

export class RevokePersonInvitation {
  async execute({
    tenantId,
    actor,
    person,
  }: Input): Promise<Result<undefined, { type: 'not_found' } | { type: 'not_invited' }>> {
    return withTenant(tenantId, async () => {
      const found = await lockPersonAccount(person)
      if (!found) return err({ type: 'not_found' })
      const { userId, status, isArchived } = found
      if (!userId || status !== 'invited' || isArchived) return err({ type: 'not_invited' })
      const archived = { archived_at: now().toJSDate(), version: found.version + 1 }
      await db().updateTable('users').set(archived).where('id', '=', userId).execute()
      await forgetLinks(userId)
      const subject = { subjectType: 'user', subjectId: userId }
      await recordAudit({ actor, action: 'users.revoke_invitation', ...subject })
      return ok(undefined)
    })
  }
}
