import type { HttpContext } from '@adonisjs/core/http'
import { toldRequest } from '#app/admin/absence_requests/told_request'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import {
  countAbsenceRequests,
  listAbsenceRequests,
} from '#domain/people/instructors/queries/list_absence_requests'
import { touchedByAbsences } from '#domain/scheduling/substitution/queries/touched_sessions'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'

const [per] = shownSizes

/** What instructors ask for; whoever may change their working time decides. */
export default class AbsenceRequestsController {
  async index({ bouncer, inertia, request, tenant }: HttpContext) {
    await bouncer.with(InstructorPolicy).authorize('update')
    const tab = request.input('tab') === 'decided' ? ('decided' as const) : ('waiting' as const)
    const found = await readStatements(tenant.id, async () => {
      const last = Math.max(1, Math.ceil((await countAbsenceRequests(tab)) / per))
      const page = Math.min(Math.max(Math.trunc(Number(request.input('page'))) || 1, 1), last)
      const rows = await listAbsenceRequests(tab, { limit: per, offset: (page - 1) * per })
      const touched = await touchedByAbsences(rows.map(({ id }) => id))
      return { page, last_page: last, rows: rows.map((row) => toldRequest(row, touched(row.id))) }
    })
    return inertia.render('admin/absence_requests/index', { tab, ...found })
  }
}
