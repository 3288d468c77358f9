import { sql } from 'kysely'
import { localDay } from '#domain/shared/data/local_time'
import { absenceTakenBack } from '#domain/people/events'
import { lockAbsence } from '#domain/people/instructors/absences/lock_absence'
import { ofInstructor } from '#domain/people/instructors/absences/write_absence'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'
import { isCalendarDay } from '#domain/shared/time/calendar_day'
import { weekdayOf } from '#domain/shared/time/weekday'

type Input = { tenantId: string; actor: Actor; instructorId: string; id: string; date: string }

/** One date of an absence that repeats: they are there that day after all. Whoever asked for it is told. */
export class TakeOutDate {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' | 'not_among' }>> {
    const { tenantId, actor, instructorId, id, date } = input
    if (!isCalendarDay(date)) return err({ type: 'not_among' })
    return withTenant(tenantId, async () => {
      const absence = await lockAbsence(id)
      if (absence?.instructor_id !== instructorId || absence.weekday === null)
        return err({ type: 'not_found' })
      if (absence.state !== 'approved') return err({ type: 'not_found' })
      if (!(await isAmong(id, date)) || absence.weekday !== weekdayOf(date))
        return err({ type: 'not_among' })
      await db()
        .updateTable('absences')
        .set({ taken_out: sql`array_append(taken_out, ${date}::date)` })
        .where('id', '=', id)
        .execute()
      await recordAudit({
        actor,
        action: 'instructors.take_out_absence',
        ...ofInstructor(instructorId),
        before: { day: date },
      })
      if (absence.asked_by !== null) await publish(absenceTakenBack, { absenceId: id, day: date })
      return ok(undefined)
    })
  }
}

const zone = sql.ref('time_zone')

const isAmong = (id: string, date: string) =>
  db()
    .selectFrom('absences')
    .where('id', '=', id)
    .where(
      sql<boolean>`${date}::date between ${localDay(sql.ref('starts_at'), zone)}
        and ${localDay(sql`ends_at - interval '1 microsecond'`, zone)}
        and ${date}::date <> all (taken_out)`
    )
    .select('id')
    .executeTakeFirst()
