import {
  auditedSecondPayer,
  currentSecondPayer,
  endSecondPayer,
} from '#domain/billing/second_payers/current_second_payer'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { withTenant } from '#domain/shared/data/database'
import type { EditRefusal } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { lockEnrolment } from '#domain/teaching/enrolments/locked_enrolment'

type Input = { tenantId: string; actor: Actor; enrolment_id: string; current: string }

/** Everything that is not billed yet is the first payer’s again. */
export function removeSecondPayer({
  tenantId,
  actor,
  enrolment_id,
  current,
}: Input): Promise<Result<undefined, EditRefusal>> {
  return withTenant(tenantId, async () => {
    const locked = await lockEnrolment(enrolment_id)
    if (!locked) return err({ type: 'not_found' })
    const { id } = locked.enrolment
    const before = await currentSecondPayer(id)
    if (before?.id !== current) return err({ type: 'stale_version' })
    await endSecondPayer(current)
    await recordAudit({
      actor,
      action: 'enrolments.remove_second_payer',
      subjectType: 'enrolment',
      subjectId: id,
      before: auditedSecondPayer(before),
    })
    return ok(undefined)
  })
}
