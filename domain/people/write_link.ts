import type { LinkColumns, LinkKey } from '#domain/people/link'
import { selectRows } from '#domain/shared/select_rows'

/**
 * One statement: whoever was the child's primary contact or payer stops being it in the moment this guardian becomes it,
 * so that a child never has two and, while it moves, never none. The counting makes PostgreSQL free the place first.
 */
const sql = `
  with freed as (
    update student_guardians set is_primary = is_primary and not ?::boolean, is_payer = is_payer and not ?::boolean,
      version = version + 1, updated_at = now()
    where student_id = ? and guardian_id <> ? and (is_primary and ?::boolean or is_payer and ?::boolean)
    returning guardian_id
  )
  insert into student_guardians as l (tenant_id, student_id, guardian_id, relation, is_primary, is_payer,
    contact_priority, may_see_data, may_pick_up, channels)
  select current_setting('app.tenant_id')::uuid, ?, ?, ?, ?::boolean, ?::boolean, ?::smallint, ?::boolean, ?::boolean,
    ?::text[]
  from (select count(*) from freed) as f
  on conflict (tenant_id, student_id, guardian_id) do update set relation = excluded.relation,
    is_primary = excluded.is_primary, is_payer = excluded.is_payer, contact_priority = excluded.contact_priority,
    may_see_data = excluded.may_see_data, may_pick_up = excluded.may_pick_up, channels = excluded.channels,
    version = l.version + 1, updated_at = now()`

/** Writes what a guardian is to a child, inside the running transaction; the child is locked (lockChild()). */
export async function writeLink({ studentId, guardianId }: LinkKey, link: LinkColumns) {
  const { is_primary: primary, is_payer: payer } = link
  await selectRows(sql, [
    primary,
    payer,
    studentId,
    guardianId,
    primary,
    payer,
    studentId,
    guardianId,
    link.relation,
    primary,
    payer,
    link.contact_priority,
    link.may_see_data,
    link.may_pick_up,
    link.channels,
  ])
}
