import type { HttpContext } from '@adonisjs/core/http'
import { allAskedStudents } from '#app/admin/students/asked_students'
import { studentStatusesValidator } from '#app/admin/students/student_bulk_validator'
import StudentPolicy from '#app/admin/students/student_policy'
import { absent } from '#core/absent'
import { actorOf } from '#core/records/actor_of'
import { mostToUndo } from '#core/records/archive_chosen'
import { chosenIds } from '#core/records/chosen_ids'
import { offerUndo } from '#core/records/offer_undo'
import {
  SetStudentStatuses,
  type StudentStanding,
} from '#domain/people/actions/set_student_statuses'

/** One status for many students at once; offers to undo it. */
export default class StudentStatusesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, tenant } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const { status, standings: asked } = await request.validateUsing(studentStatusesValidator)
    const standings = asked ?? (await sameFor(ctx, status!))
    const input = { tenantId: tenant.id, actor: actorOf(ctx), standings }
    const result = await new SetStudentStatuses().execute(input)
    if (!result.ok) throw absent(ctx)
    const isUndo = asked !== undefined
    tell(ctx, result.value, isUndo)
    return response.redirect().withQs().back()
  }
}

async function sameFor(ctx: HttpContext, status: StudentStanding['status']) {
  const ids = await chosenIds(ctx, allAskedStudents(ctx))
  return ids.map((id) => ({ id, status }))
}

function tell(ctx: HttpContext, before: StudentStanding[], isUndo: boolean) {
  const { session, i18n, request } = ctx
  const count = before.length
  session.flash('success', i18n.t('students.flash.statuses', { count }))
  if (isUndo || count === 0 || count > mostToUndo) return
  offerUndo(ctx, { method: 'put', url: request.url(), data: { standings: before } })
}
