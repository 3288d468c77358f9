import type { HttpContext } from '@adonisjs/core/http'
import DraftPolicy from '#app/admin/invoice_drafts/draft_policy'
import { payerChoiceValidator } from '#app/admin/invoice_drafts/invoice_draft_validator'
import { findStudents } from '#domain/scheduling/class_sessions/queries/meeting_options'
import { readStatements } from '#domain/shared/data/database'

/** Students for a line whose payer isn't their family: a company, say. */
export default class DraftStudentsController {
  async index({ bouncer, request, response, tenant }: HttpContext) {
    await bouncer.with(DraftPolicy).authorize('search')
    const { q } = await request.validateUsing(payerChoiceValidator, { data: request.qs() })
    response.header('Cache-Control', 'no-store')
    const students = await readStatements(tenant.id, () => findStudents({ typed: q, every: true }))
    return { students }
  }
}
