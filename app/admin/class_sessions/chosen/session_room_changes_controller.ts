import type { HttpContext } from '@adonisjs/core/http'
import { answerChange } from '#app/admin/class_sessions/answered_change'
import { savingOf } from '#app/admin/class_sessions/chosen/chosen_act'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { sessionRoomChangeValidator } from '#app/admin/class_sessions/session_change_validator'
import { ChangeRoom } from '#domain/scheduling/class_sessions/actions/change_room'

export default class SessionRoomChangesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const form = await ctx.request.validateUsing(sessionRoomChangeValidator)
    const input = { ...(await savingOf(ctx, form)), roomId: form.room_id }
    return answerChange(ctx, await new ChangeRoom().execute(input), 'changed')
  }
}
