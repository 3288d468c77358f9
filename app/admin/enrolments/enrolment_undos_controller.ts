import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { undoValidator } from '#app/admin/enrolments/enrolment_validator'
import { refuseUndo } from '#app/admin/enrolments/refuse_undo'
import { toldEnrolment } from '#app/admin/enrolments/told_enrolment'
import { actOf } from '#app/admin/groups/group_form'
import { UndoEnrolments } from '#domain/teaching/enrolments/actions/undo_enrolments'

export default class EnrolmentUndosController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(EnrolmentPolicy).authorize('update')
    const { act_id: undoneId } = await request.validateUsing(undoValidator)
    const result = await new UndoEnrolments().execute({ ...actOf(ctx), undoneId })
    if (result.ok) {
      const names = await toldEnrolment(ctx, result.value)
      session.flash('success', i18n.t('enrolments.flash.undone', names))
    } else refuseUndo(ctx, result.error)
    return response.redirect().withQs().back()
  }
}
