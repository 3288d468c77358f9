import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { listExpiring } from '#domain/people/instructors/queries/find_documents'
import { expiryOf, soonDays, soonUntil } from '#domain/people/instructors/rules/document'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'

export default class ExpiringDocumentsController {
  async index({ bouncer, tenant, inertia }: HttpContext) {
    await bouncer.with(InstructorPolicy).authorize('documents')
    const day = today(tenant.timezone)
    const documents = await readStatements(tenant.id, () => listExpiring(soonUntil(day)))
    return inertia.render('admin/instructors/expiring', {
      documents: documents.map((one) => ({ ...one, expiry: expiryOf(one.expires_on, day) })),
      days: soonDays,
    })
  }
}
