import { sql } from 'kysely'
import type { Kind } from '#domain/access/roles/permissions'
import { type Role, roleColumns } from '#domain/access/roles/role'
import { statement } from '#domain/shared/data/statement'

export type ListedRole = Role & { holders: number }

const rolesOf = statement(
  (_, { kinds }: { kinds: Kind[] }) => sql<ListedRole>`
  select ${roleColumns}, (
    select count(*)::integer from user_roles ur where (ur.tenant_id, ur.role_id) = (r.tenant_id, r.id)) as holders
  from roles r where r.archived_at is null and r.kind = any(${kinds})
  order by array_position(array['admin', 'instructor', 'student'], r.kind), not r.is_super, not r.is_system, r.name`
)

/** SuperAdmin first, then the system's, then the centre's own. */
export class ListRoles {
  execute(kinds: Kind[] = ['admin', 'instructor', 'student']) {
    return rolesOf({ kinds })
  }
}
