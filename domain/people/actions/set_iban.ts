import { findInstructor } from '#domain/people/queries/find_instructor'
import { saveRecord } from '#domain/people/save_record'
import type { Actor } from '#domain/shared/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { withTenant } from '#domain/shared/tenant_scope'

type Input = { tenantId: string; actor: Actor; id: string; version: number; iban: string | null }

/** Says where an instructor's pay goes; the trail keeps it among payouts, which fewer people may see. */
export class SetIban {
  async execute({
    tenantId,
    actor,
    id,
    version,
    iban,
  }: Input): Promise<Result<undefined, { type: 'not_found' } | { type: 'stale_version' }>> {
    return withTenant(tenantId, async () => {
      const instructor = await findInstructor(id)
      if (!instructor) return err({ type: 'not_found' })
      if (instructor.version !== version) return err({ type: 'stale_version' })
      const saved = await saveRecord({
        table: 'instructors',
        subjectType: 'instructor',
        action: 'payouts.set_iban',
        actor,
        record: instructor,
        before: instructor,
        after: { iban },
      })
      return saved ? ok(undefined) : err({ type: 'stale_version' })
    })
  }
}
