import { sql, type SqlBool } from 'kysely'
import { db } from '#domain/shared/data/database'

/**
 * A guardian `t` is tied by a household that the same transaction did not open, that somebody changed since,
 * or that something hangs on besides the children this guardian pays for.
 */
export const isTiedByHousehold = sql<SqlBool>`exists (
  select from households h where h.tenant_id = t.tenant_id and h.payer_guardian_id = t.id and (
    h.created_at <> t.created_at or h.version <> 1 or h.archived_at is not null
    or exists (select from payers p where p.tenant_id = h.tenant_id and p.household_id = h.id)
    or exists (select from enrolments e where e.tenant_id = h.tenant_id and e.household_id = h.id)
    or exists (select from students s where s.tenant_id = h.tenant_id and s.household_id = h.id and not exists (
      select from student_guardians l
      where (l.tenant_id, l.student_id, l.guardian_id) = (s.tenant_id, s.id, t.id) and l.is_payer))))`

/** The children are in no household again, as they were; the households go with what the import owns. */
export async function closeHouseholds(guardians: string[]) {
  const leave = sql`
    update students s set household_id = null from households h
    where (h.tenant_id, h.id) = (s.tenant_id, s.household_id) and h.payer_guardian_id = any(${guardians}::uuid[])`
  await leave.execute(db())
}
