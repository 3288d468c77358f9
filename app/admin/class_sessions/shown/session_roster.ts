import type { HttpContext } from '@adonisjs/core/http'
import { studentPhotoUrl } from '#app/admin/students/student_photo_url'
import { sessionRoster } from '#domain/scheduling/class_sessions/queries/session_roster'

/** For whoever may see who is enrolled. */
export async function rosterOf({ auth, locale }: HttpContext, id: string) {
  if (!auth.getUserOrFail().may('admin.enrolments.index')) return null
  const rows = await sessionRoster(id, locale)
  return {
    total: rows[0]?.total ?? 0,
    guests: rows[0]?.guests ?? 0,
    students: rows.map(({ total: _, guests: __, ...row }) => ({
      ...row,
      photo: studentPhotoUrl(row),
    })),
  }
}
