import type { HttpContext } from '@adonisjs/core/http'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import { wantedOf } from '#app/admin/class_sessions/class_session_form'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { toldRefusal } from '#app/admin/class_sessions/class_session_refusal'
import { classSessionValidator } from '#app/admin/class_sessions/class_session_validator'
import SessionPlanTransformer from '#app/admin/class_sessions/session_plan_transformer'
import { errorsByField } from '#core/forms/errors_by_field'
import { ScheduleSessions } from '#domain/scheduling/class_sessions/actions/schedule_sessions'

/** A plan, or what is wrong with what was asked, by field: an answer like any other, since nothing was to be saved. */
export default class SessionPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('create')
    const [problem, form] = await ctx.request.tryValidateUsing(classSessionValidator)
    if (problem) return { plan: null, errors: errorsByField(problem) }
    const made = await new ScheduleSessions().preview(wantedOf(ctx, form))
    if (!made.ok) return { plan: null, errors: toldRefusal(ctx, made.error, form.repeats) }
    return {
      plan: new SessionPlanTransformer(withholdStudents(ctx, made.value)).toObject(),
      errors: null,
    }
  }
}
