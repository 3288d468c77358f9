import { lockAbsence, type NoLongerAsked } from '#domain/people/instructors/absences/lock_absence'
import { ofInstructor } from '#domain/people/instructors/absences/write_absence'
import { absenceDecided } from '#domain/people/events'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { publish } from '#domain/shared/events/publish'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

type Input = {
  tenantId: string
  actor: Actor
  id: string
  decision: 'approved' | 'declined'
  answer: string | null
}

/** Of two who decide at once the second is told what the first decided. */
export class DecideAbsence {
  execute({
    tenantId,
    actor,
    id,
    decision,
    answer,
  }: Input): Promise<Result<{ instructorId: string }, NoLongerAsked>> {
    return withTenant(tenantId, async () => {
      const absence = await lockAbsence(id)
      if (!absence) return err({ type: 'not_found' })
      const { state, instructor_id: instructorId } = absence
      if (state !== 'requested') return err({ type: 'decided', state })
      await db()
        .updateTable('absences')
        .set({ state: decision, decided_by: actor.userId, decided_at: now().toJSDate(), answer })
        .where('id', '=', id)
        .execute()
      await recordAudit({
        actor,
        action: `instructors.${decision === 'approved' ? 'approve' : 'decline'}_absence`,
        ...ofInstructor(instructorId),
        after: {
          starts_at: absence.starts_at,
          ends_at: absence.ends_at,
          ...(answer && { answer }),
        },
      })
      await publish(absenceDecided, { absenceId: id })
      return ok({ instructorId })
    })
  }
}
