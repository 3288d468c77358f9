import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { lockPersonAccount, type PortalPerson } from '#domain/access/accounts/person_account'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; person: PortalPerson }

export class ReopenAccount {
  async execute({
    tenantId,
    actor,
    person,
  }: Input): Promise<
    Result<undefined, { type: 'not_found' } | { type: 'archived' } | { type: 'not_suspended' }>
  > {
    return withTenant(tenantId, async () => {
      const found = await lockPersonAccount(person)
      if (!found) return err({ type: 'not_found' })
      if (found.isPersonArchived) return err({ type: 'archived' })
      const { userId, status, isArchived } = found
      if (!userId || status !== 'suspended' || isArchived) return err({ type: 'not_suspended' })
      const opening = sql<Columns<'users', 'status'>>`
        update users set status = case when password is null then 'invited' else 'active' end,
          shut_with_record = false, version = version + 1, updated_at = now()
        where id = ${userId} returning status`
      const [opened] = (await opening.execute(db())).rows
      await recordAudit({
        actor,
        action: 'users.reactivate',
        subjectType: 'user',
        subjectId: userId,
        before: { status },
        after: { status: opened!.status },
      })
      return ok(undefined)
    })
  }
}
