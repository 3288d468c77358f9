import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { EndSessions } from '#domain/access/sessions/actions/end_sessions'
import { forgetLinks } from '#domain/access/accounts/change_account'
import { lockPersonAccount, type PortalPerson } from '#domain/access/accounts/person_account'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  type: PortalPerson['type']
  ids: string[]
  /** Shut because the people are archived; restoring them may reopen the accounts. */
  withRecord?: boolean
}

export class ShutAccounts {
  async execute({ tenantId, actor, type, ids, withRecord = false }: Input) {
    return withTenant(tenantId, async () => {
      const shutting = sql<Columns<'users', 'id' | 'status'>>`
        with chosen as (
          select tenant_id, id, status from users
          where ${sql.ref(`${type}_id`)} = any(${ids}::uuid[]) and status <> 'suspended'
            and archived_at is null order by id for update
        )
        update users u set status = 'suspended', shut_with_record = ${withRecord}, version = version + 1,
          updated_at = now()
        from chosen c
        where (u.tenant_id, u.id) = (c.tenant_id, c.id) returning u.id, c.status`
      const { rows: accounts } = await shutting.execute(db())
      for (const { id, status } of accounts) {
        await forgetLinks(id)
        await new EndSessions().execute({ tenantId, userId: id })
        await recordAudit({
          actor,
          action: 'users.suspend',
          subjectType: 'user',
          subjectId: id,
          before: { status },
          after: { status: 'suspended' },
        })
      }
      return accounts.length
    })
  }
}

export class ShutAccount {
  async execute(input: {
    tenantId: string
    actor: Actor
    person: PortalPerson
  }): Promise<Result<undefined, { type: 'not_found' } | { type: 'not_invited' }>> {
    const { tenantId, actor, person } = input
    return withTenant(tenantId, async () => {
      if (!(await lockPersonAccount(person))) return err({ type: 'not_found' })
      const { type, id } = person
      const shut = await new ShutAccounts().execute({ tenantId, actor, type, ids: [id] })
      return shut > 0 ? ok(undefined) : err({ type: 'not_invited' })
    })
  }
}
