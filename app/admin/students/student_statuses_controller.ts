import type { HttpContext } from '@adonisjs/core/http'
import { allAskedStudents } from '#app/admin/students/asked_students'
import { studentStatusesValidator } from '#app/admin/students/student_bulk_validator'
import StudentPolicy from '#app/admin/students/student_policy'
import { notFound } from '#core/errors/not_found'
import { agreementIn, askDeparture, refuseReturn, toldWith } from '#core/people/departure_question'
import { actorOf } from '#core/records/actor_of'
import { chosenIds } from '#core/records/chosen_ids'
import { offerUndo } from '#core/records/offer_undo'
import {
  SetStudentStatuses,
  type StudentStanding,
} from '#domain/people/students/actions/set_student_statuses'
import type { Followed } from '#domain/people/departures'
import { mostAtOnce } from '#domain/shared/limits/counts'

type Status = StudentStanding['status']

export default class StudentStatusesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, tenant } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const form = await request.validateUsing(studentStatusesValidator)
    const { status, standings: asked, given, agreed, undone_id: undoneId = null } = form
    const standings = asked ?? (await sameFor(ctx, status!))
    const by = { tenantId: tenant.id, zone: tenant.timezone, actor: actorOf(ctx) }
    const input = { ...by, standings, given, ...agreementIn(ctx, agreed), undoneId }
    const result = await new SetStudentStatuses().execute(input)
    if (result.ok) tell(ctx, result.value, status)
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else if (result.error.type === 'not_given_back') refuseReturn(ctx, result.error)
    else {
      const way = { method: 'put' as const, url: request.url(), data: again(ctx) }
      askDeparture(ctx, 'students', result.error, way)
    }
    return response.redirect().withQs().back()
  }
}

/** As it came: of whom, and which status. */
const again = ({ request }: HttpContext) =>
  request.only(['ids', 'matching', 'status', 'standings', 'given'])

async function sameFor(ctx: HttpContext, status: Status) {
  const ids = await chosenIds(ctx, allAskedStudents(ctx))
  return ids.map((id) => ({ id, status }))
}

type Done = { before: StudentStanding[]; followed: Followed }

function tell(ctx: HttpContext, { before, followed }: Done, given?: Status) {
  const { session, i18n, request } = ctx
  const count = before.length
  session.flash('success', toldWith(ctx, i18n.t('students.flash.statuses', { count }), followed))
  const { consequences, actId } = followed
  if (!given || count === 0 || count > mostAtOnce.undone || consequences.offers > 0) return
  const data = { standings: before, given, ...(actId && { undone_id: actId }) }
  offerUndo(ctx, { method: 'put', url: request.url(), data })
}
