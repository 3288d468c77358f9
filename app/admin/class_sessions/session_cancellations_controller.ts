import type { HttpContext } from '@adonisjs/core/http'
import { answerChange, tellingOf } from '#app/admin/class_sessions/answered_change'
import { chosenOf } from '#app/admin/class_sessions/asked_sessions'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { sessionCancellationValidator } from '#app/admin/class_sessions/session_change_validator'
import { actOf } from '#app/admin/groups/group_form'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'

export default class SessionCancellationsController {
  async store(ctx: HttpContext) {
    const { bouncer, request } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await request.validateUsing(sessionCancellationValidator)
    const chosen = chosenOf(form.sessions, form.scope)
    if (!chosen.ok) return answerChange(ctx, chosen, 'cancelled')
    const { cancelled_by: by, cancel_reason: reason = null, previewed = null } = form
    const input = {
      ...actOf(ctx),
      chosen: chosen.value,
      by,
      reason,
      makesUp: form.makes_up ?? null,
      previewed,
      telling: tellingOf(form),
    }
    return answerChange(ctx, await new CancelSessions().execute(input), 'cancelled')
  }
}
