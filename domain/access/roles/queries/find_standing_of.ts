import { sql } from 'kysely'
import type { GrantedRole } from '#domain/access/roles/rules/grant'
import { statement } from '#domain/shared/data/statement'

type Standing = { roles: GrantedRole[]; branches: string[] | null }

/** Of an account of any kind. Only administrators are limited to branches: whoever is none is everybody's. */
export async function findStandingOf(userId: string): Promise<Standing | undefined> {
  const [found] = await standingOf({ userId })
  return found?.roles.some(({ isSuper }) => isSuper) ? { ...found, branches: null } : found
}

const standingOf = statement(
  (_, { userId }: { userId: string }) => sql<Standing>`
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'isSuper', r.is_super, 'permissions', r.permissions))
       filter (where r.id is not null), '[]') as roles,
       case when u.kind <> 'admin' then '{}'::text[] else (
         select array_agg(b.branch_id::text order by b.branch_id) from administrator_branches b
         where (b.tenant_id, b.administrator_id) = (u.tenant_id, u.administrator_id)) end as branches
     from users u
     left join user_roles ur on (ur.tenant_id, ur.user_id) = (u.tenant_id, u.id)
     left join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id) and r.archived_at is null
     where u.id = ${userId} group by u.tenant_id, u.id`
)
