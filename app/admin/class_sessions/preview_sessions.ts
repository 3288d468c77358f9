import type { HttpContext } from '@adonisjs/core/http'
import { wantedOf } from '#app/admin/class_sessions/class_session_form'
import { toldRefusal } from '#app/admin/class_sessions/class_session_refusal'
import { classSessionValidator } from '#app/admin/class_sessions/class_session_validator'
import SessionPlanTransformer from '#app/admin/class_sessions/session_plan_transformer'
import { ScheduleSessions } from '#domain/scheduling/class_sessions/actions/schedule_sessions'

/** A plan, or what is wrong with what was asked, by field: an answer like any other, since nothing was to be saved. */
export function previewOnce(ctx: HttpContext) {
  let made: ReturnType<typeof previewSessions> | undefined
  return () => (made ??= previewSessions(ctx))
}

async function previewSessions(ctx: HttpContext) {
  const data = blanksAsNull(ctx.request.qs())
  const [problem, form] = await ctx.request.tryValidateUsing(classSessionValidator, { data })
  if (problem) return { plan: null, errors: byField(problem.messages as Message[]) }
  const made = await new ScheduleSessions().preview(wantedOf(ctx, form))
  if (!made.ok) return { plan: null, errors: toldRefusal(ctx, made.error) }
  return { plan: SessionPlanTransformer.transform(made.value), errors: null }
}

export type Message = { field: string; message: string }

export const byField = (messages: Message[]): Record<string, string> =>
  Object.fromEntries(messages.map(({ field, message }) => [field, message]))

/** As the body of a form is read, whose empty fields are null. */
export function blanksAsNull(value: unknown): unknown {
  if (value === '') return null
  if (Array.isArray(value)) return value.map(blanksAsNull)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, blanksAsNull(one)]))
}
