import { v7 as uuid } from 'uuid'
import { today } from '#domain/shared/clock'
import { toldColumns } from '#domain/shared/records/told_columns'
import { selectRows } from '#domain/shared/select_rows'
import { currentTransaction, tenantId } from '#domain/shared/tenant_scope'
import type { Act } from '#domain/teaching/act'
import { toColumns } from '#domain/teaching/charge_columns'
import { enrolmentRecord, recordChange } from '#domain/teaching/enrolment_history'
import type { LockedGroup } from '#domain/teaching/locked_group'
import { type FirstStatus, liveStatuses } from '#domain/teaching/rules/enrolment_state'
import type { Charge } from '#domain/teaching/rules/price'
import { lastInLine } from '#domain/teaching/waiting_line'

export type NewEnrolment = {
  group: LockedGroup
  studentId: string
  status: FirstStatus
  startsOn: string
  charge: Charge
  discountReason?: string | null
  overCapacityReason?: string | null
  source: 'staff' | 'request' | 'import' | 'transfer' | 'promotion'
  fromEnrolmentId?: string | null
  reason?: string | null
}

/** Whether the student stands in the group already; asked under the group's lock, the answer stays true. */
export async function isInGroup(studentId: string, groupId: string) {
  const rows = await selectRows(
    'select from enrolments where student_id = ? and group_id = ? and status = any(?)',
    [studentId, groupId, [...liveStatuses]]
  )
  return rows.length > 0
}

/** Writes an enrolment in a locked group with its history; answers its id. Who pays is copied from the student. */
export async function beginEnrolment(act: Act, begun: NewEnrolment): Promise<string> {
  const { zone, actor, actId } = act
  const id = uuid()
  const { group, studentId, status, startsOn, source } = begun
  const on = today(zone)
  const charged = toColumns(begun.charge)
  await currentTransaction()
    .insertQuery()
    .table('enrolments')
    .insert({
      tenant_id: tenantId(),
      id,
      student_id: studentId,
      group_id: group.id,
      status,
      enrolled_on: on,
      starts_on: startsOn,
      ...charged,
      discount_reason: begun.discountReason ?? null,
      ...(await payerOf(studentId)),
      source,
      is_trial: status === 'trial',
      over_capacity_reason: begun.overCapacityReason ?? null,
      ...(status === 'waitlisted' ? await lastInLine(group.id) : {}),
      reason: begun.reason ?? null,
      from_enrolment_id: begun.fromEnrolmentId ?? null,
    })
  await recordChange({
    enrolmentId: id,
    from: null,
    to: status,
    on,
    reason: begun.overCapacityReason ?? begun.reason ?? null,
    actor,
    actId,
    version: 1,
    verb: 'create',
    after: toldColumns(
      enrolmentRecord,
      { student_id: studentId, group_id: group.id, starts_on: startsOn, source, ...charged },
      charged
    ),
  })
  return id
}

async function payerOf(studentId: string) {
  const [payer] = await selectRows<{
    payer_guardian_id: string | null
    household_id: string | null
  }>(
    `select s.household_id, coalesce(g.guardian_id, h.payer_guardian_id) as payer_guardian_id
     from students s
     left join student_guardians g on (g.tenant_id, g.student_id) = (s.tenant_id, s.id) and g.is_payer
     left join households h on (h.tenant_id, h.id) = (s.tenant_id, s.household_id)
     where s.id = ?`,
    [studentId]
  )
  return payer
}
