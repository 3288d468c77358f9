import { v7 as uuid } from 'uuid'
import { policiesOf, type SaidPolicy } from '#domain/attendance/queries/policies'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'

/** `groupId` null is the whole centre. What a group leaves at null is as the centre says. */
interface Input {
  tenantId: string
  actor: Actor
  groupId: string | null
  /** 0: nothing was said yet. */
  version: number
  rules: Partial<SaidPolicy>
}

/** Marks that were made before keep what followed from them. */
export class SetPolicy {
  execute(input: Input): Promise<Result<undefined, StaleVersion>> {
    return withTenant(input.tenantId, async () => {
      const { policy, settings, ...rows } = await policiesOf(input.groupId)
      const saved = input.groupId ? rows.group : rows.centre
      if (isStale(saved ?? { version: 0 }, input.version)) return staleVersion
      const change = changedFields(
        input.groupId ? { ...saved } : { ...policy, ...settings },
        input.rules
      )
      if (change.fields.length === 0) return ok(undefined)
      if (!(await save(input, saved?.id))) return staleVersion
      const { before, after } = change
      await recordAudit({ actor: input.actor, ...subjectOf(input), before, after })
      return ok(undefined)
    })
  }
}

/** False when somebody else saved meanwhile. */
async function save({ groupId, version, rules }: Input, id: string | undefined) {
  if (!id) {
    const { numInsertedOrUpdatedRows: made } = await db()
      .insertInto('attendance_policies')
      .values({ id: uuid(), group_id: groupId, ...rules })
      .onConflict((conflict) => conflict.constraint('attendance_policies_one').doNothing())
      .executeTakeFirst()
    return made === 1n
  }
  const { numUpdatedRows } = await db()
    .updateTable('attendance_policies')
    .set({ ...rules, version: version + 1, updated_at: now().toJSDate() })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

const subjectOf = ({ tenantId, groupId }: Input) =>
  groupId === null
    ? { action: 'attendance_policy.update', subjectType: 'tenant', subjectId: tenantId }
    : { action: 'attendance_policy.update_group', subjectType: 'group', subjectId: groupId }
