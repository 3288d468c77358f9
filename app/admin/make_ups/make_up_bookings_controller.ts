import type { HttpContext } from '@adonisjs/core/http'
import { answerMakeUp, makeUpOf } from '#app/admin/make_ups/make_up_answer'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { bookingValidator } from '#app/admin/make_ups/make_up_validator'
import { BookMakeUp } from '#domain/attendance/make_ups/actions/book_make_up'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'

export default class MakeUpBookingsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { session_id: sessionId } = await ctx.request.validateUsing(bookingValidator)
    const result = await new BookMakeUp().execute({ ...makeUpOf(ctx), sessionId })
    return answerMakeUp(ctx, result, 'booked')
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const result = await new CancelBooking().execute(makeUpOf(ctx))
    const isWithdrawn = result.ok && result.value.state === 'withdrawn'
    return answerMakeUp(ctx, result, isWithdrawn ? 'withdrawn' : 'unbooked')
  }
}
