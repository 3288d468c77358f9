import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { db } from '#domain/shared/data/database'
import { recordOf } from '#domain/shared/records/record_kind'
import { type PlacementWarningType } from '#domain/shared/choices/placement_warnings'
import { confirmedFields } from '#domain/teaching/enrolments/rules/suitability'
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
  confirmed_warnings?: PlacementWarningType[]
}

/** Two statements, however many. */
export async function recordChanges(...changes: Change[]) {
  await db().insertInto('enrolment_changes').values(changes.map(lineOf)).execute()
  await recordAudit(...changes.map(auditOf))
}

const lineOf = (change: Change) => ({
  id: uuid(),
  enrolment_id: change.enrolmentId,
  from_status: change.from,
  to_status: change.to,
  on_date: change.on,
  reason: change.reason,
  actor_id: change.actor.userId,
  act_id: change.actId ?? null,
  version: change.version,
  kept: change.kept ? JSON.stringify(change.kept) : null,
})

function auditOf(change: Change) {
  const { enrolmentId, from, to, reason, actor, verb, before, after } = change
  const told = (fields: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  return {
    actor,
    action: `enrolments.${verb}`,
    subjectType: 'enrolment',
    subjectId: enrolmentId,
    before: from ? told({ status: from, ...before }) : undefined,
    after: told({ status: to, reason, ...after, ...confirmedFields(change.confirmed_warnings) }),
  }
}
