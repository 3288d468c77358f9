import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import { lockInstructor } from '#domain/people/instructors/lock_instructor'
import type { Absence } from '#domain/people/instructors/queries/list_working_time'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import type { DB } from '#database/schema'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  actor: Actor
  instructorId: string
  /** Half-open: they are back at `endsAt`. */
  startsAt: Date
  endsAt: Date
  reason: string | null
}
type Refusal =
  { type: 'not_found' } | { type: 'ends_before_it_starts' } | { type: 'overlaps'; absence: Absence }

/** Absences never overlap; touching ones stay separate. */
export class AddAbsence {
  async execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    const { instructorId, startsAt, endsAt, reason, actor } = input
    if (endsAt <= startsAt) return err({ type: 'ends_before_it_starts' })
    return withTenant(input.tenantId, async () => {
      if (!(await lockInstructor(instructorId))) return err({ type: 'not_found' })
      const absence = await db()
        .selectFrom('absences')
        .where('instructor_id', '=', instructorId)
        .where('starts_at', '<', endsAt)
        .where('ends_at', '>', startsAt)
        .orderBy('starts_at')
        .limit(1)
        .select(['id', 'starts_at', 'ends_at', 'reason'])
        .executeTakeFirst()
      if (absence) return err({ type: 'overlaps', absence })

      const id = uuid()
      const span = { starts_at: startsAt, ends_at: endsAt, reason }
      const row = { id, instructor_id: instructorId, ...span }
      await db()
        .insertInto('absences')
        .values(row satisfies Insertable<DB['absences']>)
        .execute()
      const subject = { subjectType: 'instructor', subjectId: instructorId }
      await recordAudit({ actor, action: 'instructors.add_absence', ...subject, after: span })
      return ok({ id })
    })
  }
}
