import { sql } from 'kysely'
import { kinds, type Kind } from '#domain/shared/choices/kinds'
import { type Role, roleColumns } from '#domain/access/roles/role'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

export type ListedRole = Role & { holders: number }

const rolesOf = statement(
  (_, { wanted }: { wanted: readonly Kind[] }) => sql<ListedRole>`
  select ${roleColumns}, (
    select count(*)::integer from user_roles ur where (ur.tenant_id, ur.role_id) = (r.tenant_id, r.id)) as holders
  from roles r where r.archived_at is null and r.kind = any(${wanted})
  order by array_position(array[${literals(kinds)}], r.kind), not r.is_super, not r.is_system, r.name`
)

export class ListRoles {
  execute(wanted: readonly Kind[] = kinds) {
    return rolesOf({ wanted })
  }
}
