import { v7 as uuid } from 'uuid'
import { today } from '#domain/shared/time/clock'
import { db } from '#domain/shared/data/database'
import { toldColumns } from '#domain/shared/records/told_columns'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { Act } from '#domain/teaching/act'
import { toColumns } from '#domain/teaching/charge_columns'
import { enrolmentRecord, recordChanges } from '#domain/teaching/enrolments/enrolment_changes'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import { type FirstStatus, liveStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import type { PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import type { Charge } from '#domain/teaching/rules/price'
import { agreeTerms } from '#domain/teaching/enrolments/enrolment_terms'
import { lastInLine } from '#domain/teaching/enrolments/waiting_line'

export type NewEnrolment = {
  group: LockedGroup
  studentId: string
  status: FirstStatus
  startsOn: string
  charge: Charge
  discount_reason?: string | null
  tax_inclusive?: boolean
  overCapacityReason?: string | null
  source: 'staff' | 'request' | 'import' | 'transfer' | 'promotion'
  fromEnrolmentId?: string | null
  reason?: string | null
  confirmed_warnings: PlacementWarningType[]
}

const liveIn = statement((query, given: { studentId: string; groupId: string }) =>
  query
    .selectFrom('enrolments')
    .where('student_id', '=', given.studentId)
    .where('group_id', '=', given.groupId)
    .where('status', 'in', literals(liveStatuses))
    .select('id')
)

/** Asked under the group's lock, so the answer stays true. */
export async function isInGroup(studentId: string, groupId: string) {
  return (await liveIn({ studentId, groupId })).length > 0
}

/** The group is locked. Answers the id. The payer is copied from the student. */
export async function beginEnrolment(act: Act, begun: NewEnrolment): Promise<string> {
  const { zone, actor, actId } = act
  const id = uuid()
  const { group, studentId, status, startsOn, source } = begun
  const on = today(zone)
  const charged = toColumns(begun.charge)
  await db()
    .insertInto('enrolments')
    .values({
      id,
      student_id: studentId,
      group_id: group.id,
      status,
      enrolled_on: on,
      starts_on: startsOn,
      ...(await payerOf({ studentId }))[0],
      source,
      is_trial: status === 'trial',
      over_capacity_reason: begun.overCapacityReason ?? null,
      ...(status === 'waitlisted' ? await lastInLine(group.id) : {}),
      reason: begun.reason ?? null,
      from_enrolment_id: begun.fromEnrolmentId ?? null,
      confirmed_warnings: begun.confirmed_warnings,
    })
    .execute()
  await agreeTerms({
    enrolment_id: id,
    from_day: startsOn < on ? startsOn : on,
    charge: begun.charge,
    listed: group.charge.price,
    discount_reason: begun.discount_reason || null,
    tax_inclusive: begun.tax_inclusive,
  })
  await recordChanges({
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
    confirmed_warnings: begun.confirmed_warnings,
  })
  return id
}

const payerOf = statement((query, given: { studentId: string }) =>
  query
    .selectFrom('students as s')
    .leftJoin('student_guardians as g', (join) =>
      join
        .onRef('g.tenant_id', '=', 's.tenant_id')
        .onRef('g.student_id', '=', 's.id')
        .on((of) => of.ref('g.is_payer'))
    )
    .leftJoin('households as h', (join) =>
      join.onRef('h.tenant_id', '=', 's.tenant_id').onRef('h.id', '=', 's.household_id')
    )
    .where('s.id', '=', given.studentId)
    .select('s.household_id')
    .select(({ fn }) => fn.coalesce('g.guardian_id', 'h.payer_guardian_id').as('payer_guardian_id'))
)
