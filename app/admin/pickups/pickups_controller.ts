import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'
import { answerPickup, answerUndo } from '#core/pickups/answer_pickup'

/** Whoever marks who came says who picked them up; somebody who is not on the list takes the right to correct. */
export default class PickupsController {
  async store(ctx: HttpContext) {
    const policy = ctx.bouncer.with(AttendancePolicy)
    await policy.authorize('create')
    return answerPickup(ctx, await policy.allows('update'))
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(AttendancePolicy).authorize('update')
    return answerUndo(ctx)
  }
}
