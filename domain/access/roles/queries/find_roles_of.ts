import { sql } from 'kysely'
import type { GrantedRole } from '#domain/access/roles/rules/grant'
import { statement } from '#domain/shared/data/statement'

export async function findRolesOf(userId: string): Promise<GrantedRole[] | undefined> {
  const [account] = await rolesOf({ userId })
  return account?.roles
}

const rolesOf = statement(
  (_, { userId }: { userId: string }) => sql<{ roles: GrantedRole[] }>`
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'isSuper', r.is_super, 'permissions', r.permissions))
       filter (where r.id is not null), '[]') as roles
     from users u
     left join user_roles ur on (ur.tenant_id, ur.user_id) = (u.tenant_id, u.id)
     left join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id) and r.archived_at is null
     where u.id = ${userId} group by u.id`
)
