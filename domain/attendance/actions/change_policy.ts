import { v7 as uuid } from 'uuid'
import {
  type OwnRules,
  policiesOf,
  type SavedPolicy,
  silentRules,
} from '#domain/attendance/queries/policies'
import {
  type DatedTerms,
  datedTermNames,
  datedTerms,
  termsOn,
} from '#domain/attendance/rules/policy_dates'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

/** `groupId` null is the whole centre. What a group leaves at null is as the centre says. */
export interface PolicyAct {
  tenantId: string
  actor: Actor
  groupId: string | null
  /** 0: nothing was saved yet. */
  version: number
  /** YYYY-MM-DD where the centre is. */
  today: string
}

interface Change extends PolicyAct {
  rules: Partial<OwnRules>
  /** The first day on whose sessions the terms are in force. */
  effective_from: string
}

export type PolicyRefusal = StaleVersion | { type: 'past_day'; field: 'effective_from' }

/**
 * Terms are in force for sessions from a day on; days that are over keep theirs, and so does every mark that
 * is there. Everything else a centre sets (the register, letters, who books make-ups) holds at once.
 */
export function changePolicy(input: Change): Promise<Result<undefined, PolicyRefusal>> {
  return withTenant(input.tenantId, async () => {
    const policies = await policiesOf(input.groupId)
    const saved = input.groupId ? policies.group : policies.centre
    if (isStale(saved ?? { version: 0 }, input.version)) return staleVersion
    const inForce = termsOn(saved, input.effective_from)
    const centre = { ...policies.policyOn(input.effective_from).policy, ...policies.settings }
    const change = changedFields(
      input.groupId ? { ...inForce } : { ...centre, make_ups_unlimited: null },
      input.rules
    )
    if (change.fields.length === 0) return ok(undefined)
    const isDated = change.fields.some((field) => datedNames.has(field))
    if (isDated && input.effective_from < input.today) {
      return err({ type: 'past_day', field: 'effective_from' })
    }
    const terms = { ...datedTerms(inForce ?? silentRules), ...datedOf(input.rules) }
    const id = saved?.id ?? uuid()
    if (!(await saveUndated(input, id, saved))) return staleVersion
    if (isDated) await addChange(input, id, terms)
    await recordAudit({
      actor: input.actor,
      ...subjectOf(input),
      before: change.before,
      after: { ...change.after, ...(isDated && { effective_from: input.effective_from }) },
    })
    return ok(undefined)
  })
}

const datedNames = new Set<string>(datedTermNames)

const datedOf = (rules: Partial<OwnRules>) =>
  Object.fromEntries(
    Object.entries(rules).filter(([name]) => datedNames.has(name))
  ) as Partial<DatedTerms>

/** False when somebody else saved meanwhile. */
async function saveUndated(
  { groupId: group, version, rules }: Change,
  id: string,
  saved?: SavedPolicy
) {
  const undated = Object.fromEntries(
    Object.entries(rules).filter(([name]) => !datedNames.has(name))
  )
  if (!saved) {
    const { numInsertedOrUpdatedRows: made } = await db()
      .insertInto('attendance_policies')
      .values({ ...undated, id, group_id: group })
      .onConflict((conflict) => conflict.constraint('attendance_policies_one').doNothing())
      .executeTakeFirst()
    return made === 1n
  }
  const { numUpdatedRows } = await db()
    .updateTable('attendance_policies')
    .set({ ...undated, version: version + 1, updated_at: now().toJSDate() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const addChange = ({ version, effective_from }: Change, id: string, terms: DatedTerms) =>
  db()
    .insertInto('attendance_policy_changes')
    .values({
      ...terms,
      policy_id: id,
      version: version + 1,
      effective_from,
      created_at: now().toJSDate(),
    })
    .execute()

export const subjectOf = ({ tenantId, groupId }: Pick<PolicyAct, 'tenantId' | 'groupId'>) =>
  groupId === null
    ? { action: 'attendance_policy.update', subjectType: 'tenant', subjectId: tenantId }
    : { action: 'attendance_policy.update_group', subjectType: 'group', subjectId: groupId }
