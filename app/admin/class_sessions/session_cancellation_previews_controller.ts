import type { HttpContext } from '@adonisjs/core/http'
import { answerPreview } from '#app/admin/class_sessions/answered_change'
import { askedSessions } from '#app/admin/class_sessions/asked_sessions'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import PreviewedCancellationTransformer from '#app/admin/class_sessions/previewed_cancellation_transformer'
import {
  decidedMakeUpValidator,
  unheldValidator,
} from '#app/admin/class_sessions/session_change_validator'
import { actOf } from '#app/admin/groups/group_form'
import { previewCancellation } from '#domain/attendance/queries/preview_cancellation'
import { CancelSessions } from '#domain/scheduling/class_sessions/actions/cancel_sessions'
import type { EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import { readStatements } from '#domain/shared/data/database'

export default class SessionCancellationPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const asked = await askedSessions(ctx)
    if (!asked.ok) return answerPreview(ctx, asked, [])
    const chosen = asked.value
    const { not_held: isUnheld = false } = await ctx.request.validateUsing(unheldValidator)
    const input = { ...actOf(ctx), chosen, by: 'centre' as const, reason: null, isUnheld }
    const made = await new CancelSessions().preview(input)
    const answer = await answerPreview(ctx, made, chosen.sessions)
    return { ...answer, follows: made.ok ? await whatFollows(ctx, made.value) : null }
  }
}

/** What families are charged and owed, for whoever may see attendance. */
async function whatFollows({ auth, request, tenant }: HttpContext, { sessions }: EditPlan) {
  if (!auth.getUserOrFail().may('admin.attendance.index')) return null
  const { makes_up: makesUp = null } = await request.validateUsing(decidedMakeUpValidator)
  const ids = sessions.map(({ after }) => after.id)
  const found = await readStatements(tenant.id, () => previewCancellation(ids, makesUp))
  return new PreviewedCancellationTransformer(found).toObject()
}
