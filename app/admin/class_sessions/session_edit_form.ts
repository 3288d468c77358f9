import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import type { sessionEditValidator } from '#app/admin/class_sessions/session_change_validator'
import { actOf } from '#app/admin/groups/group_form'
import type { SessionChange } from '#domain/scheduling/class_sessions/editing/changed_session'
import type { OneChosen } from '#domain/scheduling/class_sessions/editing/held_sessions'

type Form = Infer<typeof sessionEditValidator>

/** What the dialog asks to be changed, for a preview and for saving alike. */
export function editOf(ctx: HttpContext, form: Form) {
  const sessions: OneChosen['sessions'] = [{ id: ctx.params.id, version: form.version }]
  const chosen: OneChosen = { sessions, scope: form.scope ?? 'this' }
  return { ...actOf(ctx), chosen, change: changeOf(form) }
}

function changeOf(form: Form): SessionChange {
  const { date, starts, minutes, room_id: roomId, instructor_id: instructorId } = form
  const {
    assistant_ids: assistantIds,
    type,
    title,
    online_url: onlineUrl,
    follows_timings: followsTimings,
  } = form
  const time = date && starts && minutes ? { date, starts, minutes } : undefined
  return {
    ...(time && { time }),
    ...(roomId !== undefined && { roomId }),
    ...(instructorId !== undefined && { instructorId }),
    ...(assistantIds !== undefined && { assistantIds }),
    ...(type !== undefined && { type }),
    ...(title !== undefined && { title }),
    ...(onlineUrl !== undefined && { onlineUrl }),
    ...(form['service_id'] !== undefined && { serviceId: form['service_id'] }),
    ...(followsTimings !== undefined && { followsTimings }),
  }
}
