import type { HttpContext } from '@adonisjs/core/http'
import {
  allowanceOf,
  answerPreview,
  type ChangeRefusal,
  type TellingForm,
  tellingOf,
} from '#app/admin/class_sessions/answered_change'
import { askedSessions } from '#app/admin/class_sessions/asked_sessions'
import { actOf } from '#app/admin/groups/group_form'
import type { EditPlan } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SeenSession } from '#domain/scheduling/class_sessions/editing/held_sessions'
import type { Result } from '#domain/shared/result'
import type { Act } from '#domain/teaching/act'

type Chosen = Act & { sessions: SeenSession[] }

/** What would become of those chosen one by one, or of all that match a list's address. */
export async function previewChosen(
  ctx: HttpContext,
  preview: (chosen: Chosen) => Promise<Result<EditPlan, ChangeRefusal>>
) {
  const asked = await askedSessions(ctx)
  if (!asked.ok) return answerPreview(ctx, asked, [])
  const { sessions } = asked.value
  return answerPreview(ctx, await preview({ ...actOf(ctx), sessions }), sessions)
}

interface Form extends TellingForm {
  sessions: SeenSession[]
  previewed?: string | null
  clash_reason?: string | null
}

export async function savingOf(ctx: HttpContext, form: Form) {
  const { sessions, previewed = null } = form
  const allowance = await allowanceOf(ctx, form.clash_reason)
  return { ...actOf(ctx), sessions, previewed, allowance, telling: tellingOf(form) }
}
