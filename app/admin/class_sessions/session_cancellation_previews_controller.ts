import type { HttpContext } from '@adonisjs/core/http'
import { answerPreview } from '#app/admin/class_sessions/answered_change'
import { askedSessions } from '#app/admin/class_sessions/asked_sessions'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { actOf } from '#app/admin/groups/group_form'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'

export default class SessionCancellationPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const asked = await askedSessions(ctx)
    if (!asked.ok) return answerPreview(ctx, asked, [])
    const chosen = asked.value
    const input = { ...actOf(ctx), chosen, by: 'centre' as const, reason: null }
    return answerPreview(ctx, await new CancelSessions().preview(input), chosen.sessions)
  }
}
