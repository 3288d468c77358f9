import type { HttpContext } from '@adonisjs/core/http'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { correctionsInTrail } from '#domain/attendance/queries/corrections_in_trail'
import type { ActivityRow } from '#domain/shared/records/record_activity'

/** Whoever may see attendance and students reads whose marks an entry of the trail corrected. */
export async function readCorrections(
  ctx: HttpContext,
  entries: Pick<ActivityRow, 'id' | 'before' | 'after'>[]
) {
  const maySee = ctx.auth.getUserOrFail().may('admin.attendance.index') && mayNameStudents(ctx)
  return maySee ? correctionsInTrail(entries) : {}
}
