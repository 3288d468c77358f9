import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { listExpiring } from '#domain/people/instructors/queries/find_documents'
import { expiryOf, soonDays } from '#domain/people/instructors/rules/document'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'

export default class ExpiringDocumentsController {
  async index({ bouncer, tenant, inertia }: HttpContext) {
    await bouncer.with(InstructorPolicy).authorize('documents')
    const day = today(tenant.timezone)
    const until = DateTime.fromISO(day).plus({ days: soonDays }).toISODate()!
    const documents = await readStatements(tenant.id, () => listExpiring(until))
    return inertia.render('admin/instructors/expiring', {
      documents: documents.map((one) => ({ ...one, expiry: expiryOf(one.expires_on, day) })),
      days: soonDays,
    })
  }
}
