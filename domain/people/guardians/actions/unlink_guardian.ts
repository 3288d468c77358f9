import { findLink, type LinkKey, lockChild, tellBoth } from '#domain/people/guardians/link'
import { leavePayer } from '#domain/people/guardians/paying_household'
import type { Actor } from '#domain/shared/audit/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = LinkKey & { tenantId: string; actor: Actor }

export class UnlinkGuardian {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    return withTenant(input.tenantId, async () => {
      const names = await lockChild(input)
      const link = names && (await findLink(input))
      if (!link) return err({ type: 'not_found' })
      const { studentId, guardianId, actor } = input
      await db()
        .deleteFrom('student_guardians')
        .where('student_id', '=', studentId)
        .where('guardian_id', '=', guardianId)
        .execute()
      if (link.is_payer) await leavePayer(input, actor)
      const { relation, is_primary, is_payer } = link
      const told = { studentId, guardianId, actor, names, action: 'guardians.unlink' }
      await tellBoth({ ...told, before: { relation, is_primary, is_payer } })
      return ok(undefined)
    })
  }
}
