import { type DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import AbsenceNoticeTransformer from '#app/admin/absence_notices/absence_notice_transformer'
import { areaAbilities } from '#core/records/area_policy'
import { noticesOfStudent } from '#domain/attendance/queries/notices_of_student'
import { readStatements } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

/** The tab of a student's page; null for whoever may not see attendance. */
export async function studentAbsences(ctx: HttpContext, studentId: string, isOpen: boolean) {
  const user = ctx.auth.getUserOrFail()
  if (!user.may('admin.attendance.index')) return null
  const { create, update } = areaAbilities('attendance', user)
  const notices = isOpen
    ? await readStatements(ctx.tenant.id, () => noticesOfStudent(studentId))
    : null
  const clock: DateTime = now().setZone(ctx.tenant.timezone)
  return {
    list: notices && notices.map((one) => new AbsenceNoticeTransformer(one).toObject()),
    now: { day: clock.toISODate()!, time: clock.toFormat('HH:mm') },
    can: { create, update },
  }
}
