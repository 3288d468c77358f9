import type { HttpContext } from '@adonisjs/core/http'
import { answerPreview } from '#app/admin/class_sessions/answered_change'
import { askedSessions } from '#app/admin/class_sessions/asked_sessions'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { actOf } from '#app/admin/groups/group_form'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'

export default class SessionRestorationPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const asked = await askedSessions(ctx)
    if (!asked.ok) return answerPreview(ctx, asked, [])
    const { sessions } = asked.value
    const made = await new RestoreSessions().preview({ ...actOf(ctx), sessions })
    return answerPreview(ctx, made, sessions)
  }
}
