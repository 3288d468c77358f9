import { sql } from 'kysely'
import type { LinkColumns, LinkKey } from '#domain/people/guardians/link'
import { statement } from '#domain/shared/data/statement'

/**
 * One statement: the child's former primary contact or payer stops being it in the moment this
 * guardian becomes it, so that a child never has two and, while it moves, never none. The counting
 * makes PostgreSQL free the place first.
 */
const write = statement(
  (_, given: LinkKey & LinkColumns) => sql`
  with freed as (
    update student_guardians set is_primary = is_primary and not ${given.is_primary}::boolean, is_payer = is_payer and not ${given.is_payer}::boolean,
      version = version + 1, updated_at = now()
    where student_id = ${given.studentId} and guardian_id <> ${given.guardianId} and (is_primary and ${given.is_primary}::boolean or is_payer and ${given.is_payer}::boolean)
    returning guardian_id
  )
  insert into student_guardians as l (student_id, guardian_id, relation, is_primary, is_payer,
    contact_priority, may_see_data, may_pick_up, channels)
  select ${given.studentId}, ${given.guardianId}, ${given.relation}, ${given.is_primary}::boolean, ${given.is_payer}::boolean, ${given.contact_priority}::smallint, ${given.may_see_data}::boolean, ${given.may_pick_up}::boolean,
    ${given.channels}::text[]
  from (select count(*) from freed) as f
  on conflict (tenant_id, student_id, guardian_id) do update set relation = excluded.relation,
    is_primary = excluded.is_primary, is_payer = excluded.is_payer, contact_priority = excluded.contact_priority,
    may_see_data = excluded.may_see_data, may_pick_up = excluded.may_pick_up, channels = excluded.channels,
    version = l.version + 1, updated_at = now()`
)

/** The caller has locked the child (lockChild()). */
export async function writeLink({ studentId, guardianId }: LinkKey, link: LinkColumns) {
  await write({ studentId, guardianId, ...link })
}
