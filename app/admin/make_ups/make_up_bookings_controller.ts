import type { HttpContext } from '@adonisjs/core/http'
import { allowanceOf, tellingOf } from '#app/admin/class_sessions/answered_change'
import { toldFault } from '#app/admin/make_ups/told_fault'
import { answerMakeUp, answerMakeUpBy, makeUpOf } from '#core/make_ups/answer_make_up'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { slotOf } from '#app/admin/make_ups/make_up_slot'
import { bookingValidator, cancelledBookingValidator } from '#app/admin/make_ups/make_up_validator'
import { confirmationIn } from '#app/admin/placements/confirmation'
import { BookOneToOne } from '#domain/attendance/make_ups/actions/book_one_to_one'
import { BookMakeUp } from '#domain/attendance/make_ups/actions/book_make_up'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'

export default class MakeUpBookingsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const form = await ctx.request.validateUsing(bookingValidator)
    const credit = makeUpOf(ctx)
    if (!form.slot) {
      const seat = { ...credit, sessionId: form.session_id! }
      const confirmation = confirmationIn(form)
      return answerMakeUp(
        ctx,
        await new BookMakeUp().execute({ ...seat, ...confirmation }),
        'booked'
      )
    }
    const allowance = await allowanceOf(ctx, form.clash_reason)
    const { accepts_warnings: acceptsWarnings = false } = form
    const terms = { allowance, acceptsWarnings, telling: tellingOf(form) }
    const wanted = { ...credit, slot: slotOf(form.slot), ...terms }
    return answerMakeUpBy(toldFault, ctx, await new BookOneToOne().execute(wanted), 'booked')
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const form = await ctx.request.validateUsing(cancelledBookingValidator)
    const result = await new CancelBooking().execute({ ...makeUpOf(ctx), telling: tellingOf(form) })
    const isWithdrawn = result.ok && result.value.state === 'withdrawn'
    return answerMakeUp(ctx, result, isWithdrawn ? 'withdrawn' : 'unbooked')
  }
}
