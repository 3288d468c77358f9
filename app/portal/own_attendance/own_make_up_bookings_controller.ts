import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { ownCreditOr404 } from '#app/portal/own_attendance/own_credit'
import { answerMakeUp, makeUpOf } from '#core/make_ups/answer_make_up'
import { recordId } from '#core/records/reference_fields'
import { BookMakeUp } from '#domain/attendance/make_ups/actions/book_make_up'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'

const ownBookingValidator = vine.create({ session_id: recordId() })

/** A family books a seat for its child, and gives it back. */
export default class OwnMakeUpBookingsController {
  async store(ctx: HttpContext) {
    await ownCreditOr404(ctx)
    const { session_id: sessionId } = await ctx.request.validateUsing(ownBookingValidator)
    const booking = { ...makeUpOf(ctx), sessionId, by: 'families' as const }
    return answerMakeUp(ctx, await new BookMakeUp().execute(booking), 'booked')
  }

  async destroy(ctx: HttpContext) {
    await ownCreditOr404(ctx)
    const result = await new CancelBooking().execute({ ...makeUpOf(ctx), by: 'families' })
    const isWithdrawn = result.ok && result.value.state === 'withdrawn'
    return answerMakeUp(ctx, result, isWithdrawn ? 'withdrawn' : 'unbooked')
  }
}
