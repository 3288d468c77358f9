import type { HttpContext } from '@adonisjs/core/http'
import { answerChange } from '#app/admin/class_sessions/answered_change'
import { savingOf } from '#app/admin/class_sessions/chosen/chosen_act'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { sessionSubstitutionValidator } from '#app/admin/class_sessions/session_change_validator'
import { SubstituteInstructor } from '#domain/scheduling/class_sessions/actions/substitute_instructor'

export default class SessionSubstitutionsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await ctx.request.validateUsing(sessionSubstitutionValidator)
    const input = { ...(await savingOf(ctx, form)), instructorId: form.instructor_id }
    return answerChange(ctx, await new SubstituteInstructor().execute(input), 'changed')
  }
}
