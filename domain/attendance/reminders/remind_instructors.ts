import { sql } from 'kysely'
import { canSignIn } from '#domain/access/accounts/queries/sign_in_address'
import { isLockedAt } from '#domain/attendance/queries/locked'
import { standardSettings } from '#domain/attendance/rules/policy'
import { isUnmarked } from '#domain/scheduling/class_sessions/queries/unmarked'
import { withTenant } from '#domain/shared/data/database'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { enqueueEach } from '#domain/shared/runtime/jobs'
import { now } from '#domain/shared/time/clock'

export type ReminderMail = { mail: 'unmarked_sessions'; instructorId: string }

/** By the clocks of the centre, nobody is reminded earlier in the day, nor later in the night: sessions before it are of the evening. */
const [evening, night] = [20, 4]

type Given = { at: Date; from: Date; until: Date }

/**
 * Of those who can sign in to mark: what they haven't marked and still may, once their last session of the day is an hour over, and
 * no second letter that day, which lasts into the night.
 */
const queue = statement(
  (_, given: Given) => sql<Columns<'attendance_reminders', 'instructor_id'>>`
    insert into attendance_reminders (session_id, instructor_id, queued_at)
    select s.id, s.instructor_id, ${given.at}
    from class_sessions s join instructors i on i.tenant_id = s.tenant_id and i.id = s.instructor_id
    where ${isUnmarked('s', sql`${given.at}::timestamptz`)} and not ${isLockedAt('s', sql`${given.at}::timestamptz`)}
      and coalesce((select y.reminds_instructors from attendance_policies y where y.group_id is null),
        ${sql.lit(standardSettings.reminds_instructors)})
      and i.archived_at is null
      and ${canSignIn('i', 'instructor')}
      and not exists (
        select from class_sessions x where x.tenant_id = s.tenant_id and x.instructor_id = s.instructor_id
          and x.status <> 'cancelled' and x.ends_at > ${given.at}::timestamptz - interval '1 hour'
          and x.starts_at < ${given.until})
      and not exists (
        select from attendance_reminders r where r.tenant_id = s.tenant_id and r.instructor_id = s.instructor_id
          and (r.queued_at >= ${given.from} or r.session_id = s.id))
    on conflict do nothing returning instructor_id`
)

/** One letter an evening to each instructor of a centre, with every session that waits; twice reminds nobody twice. */
export class RemindInstructors {
  async execute({ tenantId, zone }: { tenantId: string; zone: string }) {
    const moment = now().setZone(zone)
    if (moment.hour >= night && moment.hour < evening) return
    const begun = moment.hour < night ? moment.minus({ days: 1 }) : moment
    const start = begun.startOf('day').set({ hour: night })
    const [from, until] = [start.toJSDate(), start.plus({ days: 1 }).toJSDate()]
    await withTenant(tenantId, async () => {
      const rows = await queue({ at: moment.toJSDate(), from, until })
      const instructors = [...new Set(rows.map((row) => row.instructor_id))]
      const letters = instructors.map((instructorId): ReminderMail => ({
        mail: 'unmarked_sessions',
        instructorId,
      }))
      await enqueueEach('mail', letters)
    })
  }
}
