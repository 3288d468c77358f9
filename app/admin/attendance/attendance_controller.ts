import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'
import { pickupsFor, shownAttendance, untoldFor } from '#app/admin/attendance/shown_attendance'
import ClassSessionTransformer from '#app/admin/class_sessions/class_session_transformer'
import { notFound } from '#core/errors/not_found'
import { areaAbilities } from '#core/records/area_policy'
import { findClassSession } from '#domain/scheduling/class_sessions/queries/find_class_session'
import { readStatements } from '#domain/shared/data/database'

export default class AttendanceController {
  async show(ctx: HttpContext) {
    const { auth, bouncer, inertia, params, tenant } = ctx
    await bouncer.with(AttendancePolicy).authorize('show')
    const [session, attendance, untold, pickups] = await readStatements(tenant.id, async () => {
      const [found, marks, unheard] = await Promise.all([
        findClassSession(params.id),
        shownAttendance(ctx, params.id),
        untoldFor(ctx, params.id),
      ])
      return [found, marks, unheard, found ? await pickupsFor(ctx, found) : null] as const
    })
    if (!session || !attendance || session.type === 'event') throw notFound(ctx)
    return inertia.render('admin/attendance/show', {
      session: ClassSessionTransformer.transform(session),
      attendance,
      untold,
      pickups,
      can: areaAbilities('attendance', auth.getUserOrFail()),
    })
  }
}
