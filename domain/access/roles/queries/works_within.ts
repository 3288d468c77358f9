import { type Expression, sql, type SqlBool } from 'kysely'

/**
 * Whether an account is limited to branches that the viewer works in as well (docs/adr/0046-limited-to-branches.md). Deleted
 * accounts and those of the whole centre count only for viewers who work in the whole centre.
 */
export const worksWithin = (userId: Expression<unknown>) => sql<SqlBool>`(
  (select platform.seen_branches() is null) or exists (
    select from users u
    join administrator_branches b on (b.tenant_id, b.administrator_id) = (u.tenant_id, u.administrator_id)
    where u.id = ${userId} and not exists (
      select from user_roles ur join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id)
      where (ur.tenant_id, ur.user_id) = (u.tenant_id, u.id) and r.is_super)
    having bool_and(b.branch_id = any((select platform.seen_branches())::uuid[]))))`
