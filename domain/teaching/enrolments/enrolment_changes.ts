import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { recordOf } from '#domain/shared/records/record_kind'
import type { EnrolmentStatus } from '#domain/teaching/enrolments/rules/enrolment_state'

export const enrolmentRecord = { ...recordOf('enrolments'), isPriced: true } as const

export type KeptColumns = {
  status: EnrolmentStatus
  ends_on: string | null
  frozen_from: string | null
  frozen_until: string | null
  reason: string | null
}

/**
 * `on` (YYYY-MM-DD) is the day from which it holds, `version` the new one. `kept` is what undoing
 * gives back, nothing for an enrolment that begins. `verb` ends the audit entry's name:
 * `enrolments.drop`.
 */
export type Change = {
  enrolmentId: string
  from: EnrolmentStatus | null
  to: EnrolmentStatus
  on: string
  reason: string | null
  actor: Actor
  actId?: string
  version: number
  kept?: KeptColumns
  verb: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export async function recordChange(change: Change) {
  const { enrolmentId, from, to, on, reason, actor, verb, before, after } = change
  await db()
    .insertInto('enrolment_changes')
    .values({
      id: uuid(),
      enrolment_id: enrolmentId,
      from_status: from,
      to_status: to,
      on_date: on,
      reason,
      actor_id: actor.userId,
      act_id: change.actId ?? null,
      version: change.version,
      kept: change.kept ? JSON.stringify(change.kept) : null,
    })
    .execute()
  const told = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  await recordAudit({
    actor,
    action: `enrolments.${verb}`,
    subjectType: 'enrolment',
    subjectId: enrolmentId,
    before: from ? told({ status: from, ...before }) : undefined,
    after: told({ status: to, reason, ...after }),
  })
}
