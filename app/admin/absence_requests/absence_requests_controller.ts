import type { HttpContext } from '@adonisjs/core/http'
import { toldRequest } from '#app/admin/absence_requests/told_request'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import {
  countAbsenceRequests,
  listAbsenceRequests,
} from '#domain/people/instructors/queries/list_absence_requests'
import { touchedByAbsences } from '#domain/scheduling/substitution/queries/touched_sessions'
import { readStatements } from '#domain/shared/data/database'
import { pageWithin } from '#core/lists/page_within'
import { shownSizes } from '#domain/shared/lists/page_sizes'

const [per] = shownSizes

/** What instructors ask for; whoever may change their working time decides. */
export default class AbsenceRequestsController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, request, tenant } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const tab = request.input('tab') === 'decided' ? ('decided' as const) : ('waiting' as const)
    const maySee = {
      sessions: await bouncer.with(ClassSessionPolicy).allows('index'),
      students: mayNameStudents(ctx),
    }
    const found = await readStatements(tenant.id, async () => {
      const count = await countAbsenceRequests(tab)
      const { offset, ...page } = pageWithin(request.input('page'), { count, per })
      const rows = await listAbsenceRequests(tab, { limit: per, offset })
      const touched = await touchedByAbsences(rows.map(({ id }) => id))
      return { ...page, rows: rows.map((row) => toldRequest(row, touched(row.id), maySee)) }
    })
    return inertia.render('admin/absence_requests/index', { tab, ...found })
  }

  /** It is asked beside the page, so that no page waits for it. */
  async count({ bouncer, response, tenant }: HttpContext) {
    await bouncer.with(InstructorPolicy).authorize('update')
    const waiting = await readStatements(tenant.id, () => countAbsenceRequests('waiting'))
    response.header('Cache-Control', 'no-store')
    return { waiting }
  }
}
