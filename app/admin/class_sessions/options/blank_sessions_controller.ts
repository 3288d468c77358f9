import type { HttpContext } from '@adonisjs/core/http'
import { blankForm } from '#app/admin/class_sessions/options/blank_meeting'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'

/** The initial values of the form, for a dialog over another page. */
export default class BlankSessionsController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(ClassSessionPolicy).authorize('create')
    ctx.response.header('Cache-Control', 'no-store')
    return blankForm(ctx)
  }
}
