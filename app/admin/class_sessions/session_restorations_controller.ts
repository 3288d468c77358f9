import type { HttpContext } from '@adonisjs/core/http'
import { answerChange } from '#app/admin/class_sessions/answered_change'
import { savingOf } from '#app/admin/class_sessions/chosen/chosen_act'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { sessionRestorationValidator } from '#app/admin/class_sessions/session_change_validator'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'

export default class SessionRestorationsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await ctx.request.validateUsing(sessionRestorationValidator)
    const made = await new RestoreSessions().execute(await savingOf(ctx, form))
    return answerChange(ctx, made, 'restored')
  }
}
