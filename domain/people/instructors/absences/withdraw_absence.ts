import { lockAbsence, type NoLongerAsked } from '#domain/people/instructors/absences/lock_absence'
import { ofInstructor } from '#domain/people/instructors/absences/write_absence'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { err, ok, type Result } from '#domain/shared/result'

type Input = { tenantId: string; actor: Actor; instructorId: string; id: string }

/** By whoever asked, while nobody has decided: afterwards others may have planned with it. */
export class WithdrawAbsence {
  execute({ tenantId, actor, instructorId, id }: Input): Promise<Result<undefined, NoLongerAsked>> {
    return withTenant(tenantId, async () => {
      const absence = await lockAbsence(id)
      if (absence?.instructor_id !== instructorId) return err({ type: 'not_found' })
      const { state, starts_at, ends_at } = absence
      if (state !== 'requested') return err({ type: 'decided', state })
      await db().updateTable('absences').set({ state: 'withdrawn' }).where('id', '=', id).execute()
      await recordAudit({
        actor,
        action: 'instructors.withdraw_absence',
        ...ofInstructor(instructorId),
        before: { starts_at, ends_at },
      })
      return ok(undefined)
    })
  }
}
