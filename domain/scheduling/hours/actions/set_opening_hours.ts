import { v7 as uuid } from 'uuid'
import { findOpeningWeek, noHours } from '#domain/scheduling/hours/queries/find_opening_week'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { type EditRefusal, isStale, staleVersion } from '#domain/shared/records/stale_version'
import { unusableRecord } from '#domain/shared/records/unusable_record'
import { err, ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'
import { mergeWindows, type WeekWindow, writtenWindow } from '#domain/shared/time/week_windows'

/** `windows` are the whole week; those that overlap or touch become one. `branchId` null is the whole centre. */
type Input = {
  tenantId: string
  actor: Actor
  branchId: string | null
  version: number
  windows: WeekWindow[]
}
type Set = { merged: boolean }

export class SetOpeningHours {
  async execute(input: Input): Promise<Result<Set, EditRefusal>> {
    const { tenantId, actor, version, branchId } = input
    return withTenant(tenantId, async () => {
      if (await isUnknown(branchId)) return err({ type: 'not_found' })
      await lockWeek(branchId)
      const saved = await findOpeningWeek(branchId)
      if (isStale(saved ?? noHours, version)) return staleVersion
      const windows = mergeWindows(input.windows)
      const merged = windows.length < input.windows.length
      const before = { opening_hours: (saved ?? noHours).windows.map(writtenWindow) }
      const change = changedFields(before, { opening_hours: windows.map(writtenWindow) })
      const isSame = change.fields.length === 0
      // A branch's first hours differ from those of the centre, even if they say "always open"
      if (isSame && (saved || branchId === null)) return ok({ merged })

      const id = saved?.id ?? (await addWeek(branchId))
      if (!id) return staleVersion
      await replace(id, version, windows)
      await recordAudit({
        actor,
        ...subjectOf(tenantId, branchId, 'set'),
        before: change.before,
        after: change.after,
      })
      return ok({ merged })
    })
  }
}

/** From then on a branch keeps the hours of the centre. */
export class DropBranchHours {
  async execute({ tenantId, actor, branchId }: Omit<Input, 'version' | 'windows'>) {
    return withTenant(tenantId, async (): Promise<Result<undefined, { type: 'not_found' }>> => {
      if (await isUnknown(branchId)) return err({ type: 'not_found' })
      await lockWeek(branchId)
      const saved = await findOpeningWeek(branchId)
      if (!saved) return ok(undefined)
      await db().deleteFrom('opening_weeks').where('id', '=', saved.id).execute()
      const before = { opening_hours: saved.windows.map(writtenWindow) }
      await recordAudit({ actor, ...subjectOf(tenantId, branchId, 'drop'), before })
      return ok(undefined)
    })
  }
}

function subjectOf(tenantId: string, branchId: string | null, act: 'set' | 'drop') {
  return branchId === null
    ? { action: 'timings.set_opening_hours', subjectType: 'tenant', subjectId: tenantId }
    : { action: `timings.${act}_branch_hours`, subjectType: 'branch', subjectId: branchId }
}

const isUnknown = async (branchId: string | null) =>
  Boolean(await unusableRecord([{ field: 'branch_id', table: 'branches', id: branchId }]))

const lockWeek = (branchId: string | null) =>
  db()
    .selectFrom('opening_weeks')
    .where('branch_id', 'is not distinct from', branchId)
    .select('id')
    .forUpdate()
    .execute()

/** Undefined if somebody else has just made it. */
async function addWeek(branchId: string | null) {
  const made = await db()
    .insertInto('opening_weeks')
    .values({ id: uuid(), branch_id: branchId, version: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'branch_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

async function replace(weekId: string, version: number, windows: WeekWindow[]) {
  await db()
    .updateTable('opening_weeks')
    .set({ version: version + 1, updated_at: now().toJSDate() })
    .where('id', '=', weekId)
    .execute()
  await db().deleteFrom('opening_hours').where('week_id', '=', weekId).execute()
  if (windows.length === 0) return
  const rows = windows.map(({ weekday, starts: opens, ends: closes }) => {
    return { id: uuid(), week_id: weekId, weekday, opens, closes }
  })
  await db().insertInto('opening_hours').values(rows).execute()
}
