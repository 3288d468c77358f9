import { v7 as uuid } from 'uuid'
import { findOpeningWeek } from '#domain/scheduling/hours/queries/find_opening_week'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { db, withTenant } from '#domain/shared/data/database'
import { isStale, type StaleVersion, staleVersion } from '#domain/shared/records/stale_version'
import { ok, type Result } from '#domain/shared/result'
import { now } from '#domain/shared/time/clock'
import { mergeWindows, type WeekWindow, writtenWindow } from '#domain/shared/time/week_windows'

/** `windows` are the whole week; those that overlap or touch become one. */
type Input = { tenantId: string; actor: Actor; version: number; windows: WeekWindow[] }
type Set = { merged: boolean }

/** Of the whole centre. */
export class SetOpeningHours {
  async execute(input: Input): Promise<Result<Set, StaleVersion>> {
    const { tenantId, actor, version } = input
    return withTenant(tenantId, async () => {
      const id = await lockWeek()
      const saved = await findOpeningWeek()
      if (isStale(saved, version)) return staleVersion
      const windows = mergeWindows(input.windows)
      const merged = windows.length < input.windows.length
      const before = { opening_hours: saved.windows.map(writtenWindow) }
      const change = changedFields(before, { opening_hours: windows.map(writtenWindow) })
      if (change.fields.length === 0) return ok({ merged })

      await replace(id, version, windows)
      await recordAudit({
        actor,
        action: 'timings.set_opening_hours',
        subjectType: 'tenant',
        subjectId: tenantId,
        before: change.before,
        after: change.after,
      })
      return ok({ merged })
    })
  }
}

/** A centre's first week is made with its first hours. */
async function lockWeek() {
  await db()
    .insertInto('opening_weeks')
    .values({ id: uuid(), version: 0 })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'branch_id']).doNothing())
    .execute()
  const { id } = await db()
    .selectFrom('opening_weeks')
    .where('branch_id', 'is', null)
    .select('id')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return id
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
