import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const inviter = statement(
  (_, { userId }: { userId: string }) => sql<Columns<'users', 'id'>>`
  select u.id from audit_events e
  join users u on (u.tenant_id, u.id) = (e.tenant_id, e.actor_id)
  where e.subject_type = 'user' and e.subject_id = ${userId} and e.action = 'users.create' and u.kind = 'admin'
    and u.status = 'active' and u.archived_at is null
  order by e.id desc limit 1`
)

/** Read from the audit trail; undefined when the system opened the account. */
export async function findInviter(userId: string): Promise<string | undefined> {
  const [row] = await inviter({ userId })
  return row?.id
}
