import { findLink, type LinkKey, lockChild, tellBoth } from '#domain/people/link'
import { leavePayer } from '#domain/people/paying_household'
import type { Actor } from '#domain/shared/actor'
import { err, ok, type Result } from '#domain/shared/result'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = LinkKey & { tenantId: string; actor: Actor }

/** Takes a guardian from a child; both stay, and so does what the trail says of them. */
export class UnlinkGuardian {
  async execute(input: Input): Promise<Result<undefined, { type: 'not_found' }>> {
    return withTenant(input.tenantId, async () => {
      const names = await lockChild(input)
      const link = names && (await findLink(input))
      if (!link) return err({ type: 'not_found' })
      const { studentId, guardianId, actor } = input
      const key = { student_id: studentId, guardian_id: guardianId }
      await currentTransaction().from('student_guardians').where(key).delete()
      if (link.is_payer) await leavePayer(input, actor)
      const { relation, is_primary, is_payer } = link
      const told = { studentId, guardianId, actor, names, action: 'guardians.unlink' }
      await tellBoth({ ...told, before: { relation, is_primary, is_payer } })
      return ok(undefined)
    })
  }
}
