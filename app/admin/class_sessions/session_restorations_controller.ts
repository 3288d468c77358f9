import type { HttpContext } from '@adonisjs/core/http'
import { allowanceOf, answerChange } from '#app/admin/class_sessions/answered_change'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { sessionRestorationValidator } from '#app/admin/class_sessions/session_change_validator'
import { actOf } from '#app/admin/groups/group_form'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'

export default class SessionRestorationsController {
  async store(ctx: HttpContext) {
    const { bouncer, request } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await request.validateUsing(sessionRestorationValidator)
    const { sessions, previewed = null } = form
    const allowance = await allowanceOf(ctx, form.clash_reason)
    const input = { ...actOf(ctx), sessions, previewed, allowance }
    return answerChange(ctx, await new RestoreSessions().execute(input), 'restored')
  }
}
