import type { HttpContext } from '@adonisjs/core/http'
import { payerChoiceValidator } from '#app/admin/invoice_drafts/invoice_draft_validator'
import DraftPolicy from '#app/admin/invoice_drafts/draft_policy'
import { findPayerChoices } from '#domain/billing/payers/find_payer_choices'
import { findStudents } from '#domain/scheduling/class_sessions/queries/meeting_options'
import { readStatements } from '#domain/shared/data/database'

export default class PayerChoicesController {
  async index({ bouncer, request, response, tenant }: HttpContext) {
    await bouncer.with(DraftPolicy).authorize('searchPayers')
    const { q } = await request.validateUsing(payerChoiceValidator, { data: request.qs() })
    response.header('Cache-Control', 'no-store')
    const choices = await readStatements(tenant.id, async () => {
      const students = await findStudents({ typed: q, every: true })
      return findPayerChoices({ typed: q, students: students.map(({ id }) => id) })
    })
    return { choices }
  }
}
