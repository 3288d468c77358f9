import type { HttpContext } from '@adonisjs/core/http'
import { answerChange, tellingOf } from '#app/admin/class_sessions/answered_change'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { unheldSessionValidator } from '#app/admin/class_sessions/session_change_validator'
import { actOf } from '#app/admin/groups/group_form'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'

export default class UnheldSessionsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await ctx.request.validateUsing(unheldSessionValidator)
    const { sessions, cancelled_by: by, cancel_reason: reason, previewed = null } = form
    const input = {
      ...actOf(ctx),
      chosen: { sessions, scope: 'this' as const },
      by,
      reason,
      isUnheld: true,
      previewed,
      telling: tellingOf(form),
    }
    return answerChange(ctx, await new CancelSessions().execute(input), 'cancelled')
  }
}
