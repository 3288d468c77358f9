import type { HttpContext } from '@adonisjs/core/http'
import { previewChosen } from '#app/admin/class_sessions/chosen/chosen_act'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { askedSubstituteValidator } from '#app/admin/class_sessions/session_change_validator'
import { SubstituteInstructor } from '#domain/scheduling/class_sessions/actions/substitute_instructor'

export default class SessionSubstitutionPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const { instructor_id: instructorId } =
      await ctx.request.validateUsing(askedSubstituteValidator)
    return previewChosen(ctx, (chosen) =>
      new SubstituteInstructor().preview({ ...chosen, instructorId })
    )
  }
}
