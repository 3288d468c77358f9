import { sql } from 'kysely'
import type { AlertMail } from '#domain/attendance/absence_alerts/follow_absences'
import {
  alertsGuardians,
  isStandingAbsence,
} from '#domain/attendance/absence_alerts/standing_absence'
import { reachableGuardians } from '#domain/people/guardians/queries/reachable_guardians'
import { withTenant } from '#domain/shared/data/database'
import { anyOf, type Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { enqueueEach } from '#domain/shared/runtime/jobs'

/**
 * Guardians who asked for e-mail or have an account; where nobody does, the one who comes first. Whoever was told of an absence from this
 * session, and not yet that it was none, isn't told again.
 */
const address = statement(
  (_, given: { marks: string[] }) => sql<Columns<'absence_alerts', 'guardian_id'>>`
    with standing as (
      select m.id, m.session_id, m.student_id from attendance_marks m join class_sessions s on s.id = m.session_id
      where m.id = ${anyOf(given.marks)} and ${alertsGuardians} and ${isStandingAbsence}
    ), reached as (
      select distinct on (student_id, address) student_id, guardian_id from (
        select c.*, bool_or(wanted) over (partition by student_id) as has_wanted
        from (${reachableGuardians(sql`select student_id from standing`)}) c
      ) known
      where wanted or not has_wanted and place = 1
      order by student_id, address, place
    )
    insert into absence_alerts (mark_id, guardian_id)
    select b.id, r.guardian_id from standing b join reached r using (student_id)
    where not exists (
      select from attendance_marks m join absence_alerts o on o.tenant_id = m.tenant_id and o.mark_id = m.id
      where m.session_id = b.session_id and m.student_id = b.student_id and o.guardian_id = r.guardian_id
        and o.sent_at is not null and o.corrected_at is null)
    on conflict do nothing returning guardian_id`
)

/** Seconds in which absences of brothers and sisters come together in one letter. */
const siblingsWait = 60

/** Finds whom of the guardians to tell, and queues a letter for each; twice does nothing twice. */
export const addressAlerts = (tenantId: string, marks: string[]) =>
  withTenant(tenantId, async () => {
    const rows = await address({ marks })
    const guardians = [...new Set(rows.map((row) => row.guardian_id))]
    const letters = guardians.map((guardianId): AlertMail => ({
      mail: 'absence_alert',
      guardianId,
    }))
    await enqueueEach('mail', letters, { wait: siblingsWait })
  })
