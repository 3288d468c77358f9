import { absenceTakenBack } from '#domain/people/events'
import { lockAbsence } from '#domain/people/instructors/absences/lock_absence'
import { ofInstructor } from '#domain/people/instructors/absences/write_absence'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'
import { isUuid } from '#domain/shared/text/is_uuid'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = { tenantId: string; actor: Actor; instructorId: string; id: string }

/** One that counts. Whoever asked for it is told, and still reads that they did. */
export class RemoveAbsence {
  async execute({
    tenantId,
    actor,
    instructorId,
    id,
  }: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    if (!isUuid(instructorId)) return err({ type: 'not_found' })
    return withTenant(tenantId, async () => {
      const absence = await lockAbsence(id)
      if (absence?.instructor_id !== instructorId || absence.state !== 'approved')
        return err({ type: 'not_found' })
      if (absence.asked_by === null) await forget(id)
      else await takeBack(id)
      const { starts_at, ends_at, reason } = absence
      await recordAudit({
        actor,
        action: 'instructors.remove_absence',
        ...ofInstructor(instructorId),
        before: { starts_at, ends_at, reason },
      })
      return ok(undefined)
    })
  }
}

const forget = (id: string) => db().deleteFrom('absences').where('id', '=', id).execute()

async function takeBack(id: string) {
  await db().updateTable('absences').set({ state: 'withdrawn' }).where('id', '=', id).execute()
  await publish(absenceTakenBack, { absenceId: id, day: null })
}
