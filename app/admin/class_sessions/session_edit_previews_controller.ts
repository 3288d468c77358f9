import type { HttpContext } from '@adonisjs/core/http'
import { answerPreview, nothingAsked } from '#app/admin/class_sessions/answered_change'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { sessionEditValidator } from '#app/admin/class_sessions/session_change_validator'
import { editOf } from '#app/admin/class_sessions/session_edit_form'
import { errorsByField } from '#core/forms/errors_by_field'
import { EditSession } from '#domain/scheduling/class_sessions/actions/edit_session'

export default class SessionEditPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const [problem, form] = await ctx.request.tryValidateUsing(sessionEditValidator)
    if (problem) return { ...nothingAsked, errors: errorsByField(problem) }
    const asked = editOf(ctx, form)
    return answerPreview(ctx, await new EditSession().preview(asked), asked.chosen.sessions)
  }
}
