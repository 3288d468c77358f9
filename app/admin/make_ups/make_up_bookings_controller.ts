import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { answerMakeUp, makeUpOf } from '#core/make_ups/answer_make_up'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { bookingValidator } from '#app/admin/make_ups/make_up_validator'
import { BookLesson } from '#domain/attendance/make_ups/actions/book_lesson'
import { BookMakeUp } from '#domain/attendance/make_ups/actions/book_make_up'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'

export default class MakeUpBookingsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { session_id: sessionId, slot } = await ctx.request.validateUsing(bookingValidator)
    const credit = makeUpOf(ctx)
    const result = slot
      ? await new BookLesson().execute({ ...credit, slot: slotOf(slot) })
      : await new BookMakeUp().execute({ ...credit, sessionId: sessionId! })
    return answerMakeUp(ctx, result, 'booked')
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const result = await new CancelBooking().execute(makeUpOf(ctx))
    const isWithdrawn = result.ok && result.value.state === 'withdrawn'
    return answerMakeUp(ctx, result, isWithdrawn ? 'withdrawn' : 'unbooked')
  }
}

type Slot = NonNullable<Infer<typeof bookingValidator>['slot']>

const slotOf = ({ date, starts, instructor_id: instructorId, room_id: roomId }: Slot) => ({
  ...{ date, starts },
  instructorId: instructorId ?? null,
  roomId: roomId ?? null,
})
