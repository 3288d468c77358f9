import type { HttpContext } from '@adonisjs/core/http'
import {
  absenceOutcomesValidator,
  toldAbsence,
} from '#app/admin/absence_notices/absence_notice_validator'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'
import PreviewedOutcomeTransformer from '#core/attendance/previewed_outcome_transformer'
import { foundStudent } from '#app/admin/students/found_student'
import { previewOutcomes } from '#domain/attendance/queries/preview_outcomes'
import { readTenant } from '#domain/shared/data/database'

/** What would follow from an absence, before it is kept. */
export default class AbsenceOutcomesController {
  async index(ctx: HttpContext) {
    const { bouncer, request, response, tenant } = ctx
    await bouncer.with(AttendancePolicy).authorize('create')
    const form = await request.validateUsing(absenceOutcomesValidator, { data: request.qs() })
    const { toldAt, ...missed } = toldAbsence(form, tenant.timezone)
    const outcomes = await readTenant(tenant.id, async () => {
      const { id: studentId } = await foundStudent(ctx)
      return previewOutcomes({ studentId, ...missed }, toldAt)
    })
    response.header('Cache-Control', 'no-store')
    return outcomes.map((one) => new PreviewedOutcomeTransformer(one).toObject())
  }
}
