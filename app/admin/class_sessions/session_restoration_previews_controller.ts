import type { HttpContext } from '@adonisjs/core/http'
import { previewChosen } from '#app/admin/class_sessions/chosen/chosen_act'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { RestoreSessions } from '#domain/scheduling/class_sessions/actions/restore_sessions'

export default class SessionRestorationPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('update')
    return previewChosen(ctx, (chosen) => new RestoreSessions().preview(chosen))
  }
}
