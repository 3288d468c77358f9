import type { HttpContext } from '@adonisjs/core/http'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import AttendanceTransformer, { type PhotoOf } from '#core/attendance/attendance_transformer'
import { shownPickups } from '#core/pickups/shown_pickups'
import { untoldAbsences } from '#domain/attendance/absence_alerts/untold_absences'
import { readAttendance } from '#domain/attendance/queries/read_attendance'
import { isUuid } from '#domain/shared/text/is_uuid'

/** Photos are for whoever may see students. */
export const photosFor =
  ({ auth }: HttpContext): PhotoOf =>
  (student) =>
    auth.getUserOrFail().may('admin.students.index') ? studentPhotoUrl(student) : null

/** Who is to be picked up, for whoever may see attendance; inside a transaction. */
export async function pickupsFor(
  { auth, locale }: HttpContext,
  session: { id: string; starts_at: Date; ends_at: Date; status: string }
) {
  const user = auth.getUserOrFail()
  if (!user.may('admin.attendance.index')) return null
  return shownPickups(session, locale, user)
}

/** The roster with marks, for whoever may see attendance; inside a transaction. */
export async function shownAttendance(ctx: HttpContext, id: string) {
  if (!ctx.auth.getUserOrFail().may('admin.attendance.index')) return null
  const read = await readAttendance(id, ctx.locale)
  return read ? new AttendanceTransformer(read, photosFor(ctx)).toObject() : null
}

/** Absences that no guardian can be told of, with a phone number for whoever may see guardians; null where nobody is alerted. */
export async function untoldFor({ auth }: HttpContext, id: string) {
  const user = auth.getUserOrFail()
  if (!user.may('admin.attendance.index') || !isUuid(id)) return null
  const found = await untoldAbsences(id)
  const seesContacts = user.may('admin.guardians.index')
  return found?.map((one) => ({ ...one, contact: seesContacts ? one.contact : null })) ?? null
}
