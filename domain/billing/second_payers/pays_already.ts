import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'

/** Whether a payer is who pays for the student anyway: the household, its paying guardian, or the student. */
export async function paysAlready(payer: string, student: string): Promise<boolean> {
  const read = sql`
    select 1 from payers p join students s on s.id = ${student}
      left join households h on (h.tenant_id, h.id) = (s.tenant_id, s.household_id) and h.archived_at is null
    where p.id = ${payer} and (
      p.household_id = h.id
      or p.guardian_id = h.payer_guardian_id
      or p.student_id = h.payer_student_id
      or p.student_id = s.id and h.id is null)`
  return (await read.execute(db())).rows.length > 0
}
