import { v7 as uuid } from 'uuid'
import { lockInstructor, raiseVersion } from '#domain/people/instructors/lock_instructor'
import { listAvailability } from '#domain/people/instructors/queries/list_working_time'
import { mergeWindows, type WeekWindow, writtenWindow } from '#domain/shared/time/week_windows'
import { type EditRefusal, unlessStale } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { changedFields } from '#domain/shared/audit/changed_fields'
import { ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

/**
 * `version` is the instructor's when the person began to edit. `windows` are the whole week; those
 * that overlap or touch become one.
 */
type Input = {
  tenantId: string
  actor: Actor
  id: string
  version: number
  windows: WeekWindow[]
}
type Set = { merged: boolean }

export class SetAvailability {
  async execute(input: Input): Promise<Result<Set, EditRefusal>> {
    return withTenant(input.tenantId, async () => {
      const found = unlessStale(await lockInstructor(input.id), input.version)
      if (!found.ok) return found
      const windows = mergeWindows(input.windows)
      const merged = windows.length < input.windows.length
      const before = { availability: (await listAvailability(input.id)).map(writtenWindow) }
      const change = changedFields(before, { availability: windows.map(writtenWindow) })
      if (change.fields.length === 0) return ok({ merged })

      await replace(input.id, windows)
      await raiseVersion(input.id)
      await recordAudit({
        actor: input.actor,
        action: 'instructors.set_availability',
        subjectType: 'instructor',
        subjectId: input.id,
        before: change.before,
        after: change.after,
      })
      return ok({ merged })
    })
  }
}

async function replace(instructorId: string, windows: WeekWindow[]) {
  await db().deleteFrom('availability_windows').where('instructor_id', '=', instructorId).execute()
  if (windows.length === 0) return
  const rows = windows.map((window) => ({
    id: uuid(),
    instructor_id: instructorId,
    ...window,
  }))
  await db().insertInto('availability_windows').values(rows).execute()
}
