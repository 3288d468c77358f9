import type { HttpContext } from '@adonisjs/core/http'
import { readCorrections } from '#app/admin/attendance/trail_corrections'
import { recordActivity } from '#domain/shared/records/record_activity'

/** A session's trail; while its tab is open, also the corrected marks, for whoever may see attendance and students. */
export async function sessionActivity(ctx: HttpContext, id: string, isShown: boolean) {
  const activity = await recordActivity('class_session', id)
  const corrections = isShown ? await readCorrections(ctx, activity) : {}
  return { activity, corrections }
}
