import type { HttpContext } from '@adonisjs/core/http'
import { allAskedStudents } from '#app/admin/students/asked_students'
import { studentStatusesValidator } from '#app/admin/students/student_bulk_validator'
import StudentPolicy from '#app/admin/students/student_policy'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { chosenIds } from '#core/records/chosen_ids'
import { offerUndo } from '#core/records/offer_undo'
import {
  SetStudentStatuses,
  type StudentStanding,
} from '#domain/people/students/actions/set_student_statuses'
import { mostAtOnce } from '#domain/shared/limits/counts'

export default class StudentStatusesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, tenant } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const form = await request.validateUsing(studentStatusesValidator)
    const { status, standings: asked, given } = form
    const standings = asked ?? (await sameFor(ctx, status!))
    const input = { tenantId: tenant.id, actor: actorOf(ctx), standings, given }
    const result = await new SetStudentStatuses().execute(input)
    if (!result.ok) throw notFound(ctx)
    tell(ctx, result.value, status)
    return response.redirect().withQs().back()
  }
}

async function sameFor(ctx: HttpContext, status: StudentStanding['status']) {
  const ids = await chosenIds(ctx, allAskedStudents(ctx))
  return ids.map((id) => ({ id, status }))
}

function tell(ctx: HttpContext, before: StudentStanding[], given?: StudentStanding['status']) {
  const { session, i18n, request } = ctx
  const count = before.length
  session.flash('success', i18n.t('students.flash.statuses', { count }))
  if (!given || count === 0 || count > mostAtOnce.undone) return
  offerUndo(ctx, { method: 'put', url: request.url(), data: { standings: before, given } })
}
