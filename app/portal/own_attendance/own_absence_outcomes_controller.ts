import type { HttpContext } from '@adonisjs/core/http'
import PreviewedOutcomeTransformer from '#core/attendance/previewed_outcome_transformer'
import { ownAbsenceOutcomesValidator } from '#app/portal/own_attendance/own_absence_validator'
import { ownStudent } from '#app/portal/own_attendance/own_student'
import { ownAbsence } from '#domain/attendance/notices/own_absence'
import { readTenant } from '#domain/shared/data/database'

/** What would follow from an absence, before a family confirms it. */
export default class OwnAbsenceOutcomesController {
  async show(ctx: HttpContext) {
    const { request, response, tenant } = ctx
    const form = await request.validateUsing(ownAbsenceOutcomesValidator, { data: request.qs() })
    const { from_day: from, until_day: until, session_ids: ids } = form
    const { outcomes, fingerprint, fault } = await readTenant(tenant.id, async () => {
      const { id } = await ownStudent(ctx)
      return ownAbsence({ studentId: id, only: ids?.split(','), from, until }, tenant.timezone)
    })
    response.header('Cache-Control', 'no-store')
    return {
      outcomes: outcomes.map((one) => new PreviewedOutcomeTransformer(one).toObject()),
      fingerprint,
      fault: fault ?? null,
    }
  }
}
