import type { HttpContext } from '@adonisjs/core/http'
import { previewChosen } from '#app/admin/class_sessions/chosen/chosen_act'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { askedRoomValidator } from '#app/admin/class_sessions/session_change_validator'
import { ChangeRoom } from '#domain/scheduling/class_sessions/actions/change_room'

export default class SessionRoomChangePreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    const { room_id: roomId } = await ctx.request.validateUsing(askedRoomValidator)
    return previewChosen(ctx, (chosen) => new ChangeRoom().preview({ ...chosen, roomId }))
  }
}
