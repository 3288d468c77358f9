import { type PolicyAct, subjectOf } from '#domain/attendance/actions/change_policy'
import { policiesOf } from '#domain/attendance/queries/policies'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

interface Removal extends PolicyAct {
  /** The version of the change that is removed. */
  removed: number
}

export type RemovalRefusal = StaleVersion | { type: 'not_found' } | { type: 'in_force' }

/** Removes a change that isn't in force yet: the terms before it go on. Marks made under it keep it. */
export function removePolicyChange(input: Removal): Promise<Result<undefined, RemovalRefusal>> {
  return withTenant(input.tenantId, async () => {
    const policies = await policiesOf(input.groupId)
    const saved = input.groupId ? policies.group : policies.centre
    const change = saved?.changes.find((one) => one.version === input.removed)
    if (!saved || !change || change.removed_at) return err({ type: 'not_found' })
    if (isStale(saved, input.version)) return staleVersion
    if (change.effective_from <= input.today) return err({ type: 'in_force' })
    const at = now().toJSDate()
    const { numUpdatedRows } = await db()
      .updateTable('attendance_policies')
      .set({ version: input.version + 1, updated_at: at })
      .where('id', '=', saved.id)
      .where('version', '=', input.version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return staleVersion
    await db()
      .updateTable('attendance_policy_changes')
      .set({ removed_at: at })
      .where('policy_id', '=', saved.id)
      .where('version', '=', input.removed)
      .execute()
    await recordAudit({
      actor: input.actor,
      ...subjectOf(input),
      before: { effective_from: change.effective_from },
      after: { effective_from: null },
    })
    return ok(undefined)
  })
}
