import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'
import { answerPickup, answerUndo } from '#core/pickups/answer_pickup'

/** Whoever marks who came says who picked them up; somebody who is not on the list takes the right to correct. */
export default class PickupsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(AttendancePolicy).authorize('create')
    return answerPickup(ctx)
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(AttendancePolicy).authorize('update')
    return answerUndo(ctx)
  }
}
