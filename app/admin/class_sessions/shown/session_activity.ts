import type { HttpContext } from '@adonisjs/core/http'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { correctionsInTrail } from '#domain/attendance/queries/corrections_in_trail'
import { recordActivity } from '#domain/shared/records/record_activity'

/** A session's trail; while its tab is open, also the corrected marks, for whoever may see attendance and students. */
export async function sessionActivity(ctx: HttpContext, id: string, isShown: boolean) {
  const activity = await recordActivity('class_session', id)
  const maySee = ctx.auth.getUserOrFail().may('admin.attendance.index') && mayNameStudents(ctx)
  const corrections = isShown && maySee ? await correctionsInTrail(activity) : {}
  return { activity, corrections }
}
