import { sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import type { JoiningKind } from '#domain/shared/choices/kinds'
import { statement } from '#domain/shared/data/statement'

const deciders = statement(
  (_, { permission }: { permission: string }) => sql<Columns<'users', 'id'>>`
  select u.id from users u
  where u.kind = 'admin' and u.status = 'active' and u.archived_at is null and exists (
    select from user_roles ur join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id)
    where (ur.tenant_id, ur.user_id) = (u.tenant_id, u.id) and (r.is_super or ${permission} = any(r.permissions)))`
)

export async function findDeciders(kind: JoiningKind): Promise<string[]> {
  const rows = await deciders({ permission: `admin.${kind}s.create` })
  return rows.map(({ id }) => id)
}
