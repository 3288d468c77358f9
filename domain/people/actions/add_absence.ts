import { v7 as uuid } from 'uuid'
import { lockInstructor } from '#domain/people/lock_instructor'
import type { Absence } from '#domain/people/queries/list_working_time'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, tenantId, withTenant } from '#domain/shared/tenant_scope'

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

/** Says that an instructor is away for a while; two absences never overlap, touching ones are two. */
export class AddAbsence {
  async execute(input: Input): Promise<Result<{ id: string }, Refusal>> {
    const { instructorId, startsAt, endsAt, reason, actor } = input
    if (endsAt <= startsAt) return err({ type: 'ends_before_it_starts' })
    return withTenant(input.tenantId, async () => {
      if (!(await lockInstructor(instructorId))) return err({ type: 'not_found' })
      const [absence] = await selectRows<Absence>(
        `select id, starts_at, ends_at, reason from absences
         where instructor_id = ? and starts_at < ? and ends_at > ? order by starts_at limit 1`,
        [instructorId, endsAt, startsAt]
      )
      if (absence) return err({ type: 'overlaps', absence })

      const id = uuid()
      const span = { starts_at: startsAt, ends_at: endsAt, reason }
      const table = currentTransaction().insertQuery().table('absences')
      await table.insert({ tenant_id: tenantId(), id, instructor_id: instructorId, ...span })
      const subject = { subjectType: 'instructor', subjectId: instructorId }
      await recordAudit({ actor, action: 'instructors.add_absence', ...subject, after: span })
      return ok({ id })
    })
  }
}
