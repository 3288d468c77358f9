import type { HttpContext } from '@adonisjs/core/http'
import { timingOf } from '#app/admin/class_sessions/class_session_form'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { blanksAsNull } from '#app/admin/free_slots/blanks_as_null'
import { partyOf } from '#app/admin/free_slots/free_slot_form'
import { sessionChoiceValidator } from '#app/admin/free_slots/free_slot_validator'
import SessionChoicesTransformer from '#app/admin/free_slots/session_choices_transformer'
import { sessionChoices } from '#domain/scheduling/free_slots/session_choices'
import { readStatements } from '#domain/shared/data/database'

/** What speaks against each choice of a form; of one that isn't filled in yet, nothing. */
export default class SessionChoicesController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('index')
    const data = blanksAsNull(ctx.request.qs())
    const [problem, form] = await ctx.request.tryValidateUsing(sessionChoiceValidator, { data })
    if (problem) return { choices: null }
    const timing = timingOf(form, ctx.tenant.weekStart)
    const made = await readStatements(ctx.tenant.id, () =>
      sessionChoices(partyOf(ctx, form), timing)
    )
    return { choices: made.ok ? new SessionChoicesTransformer(made.value).toObject() : null }
  }
}
