import type { HttpContext } from '@adonisjs/core/http'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import SessionPlanTransformer from '#app/admin/class_sessions/session_plan_transformer'
import { shownAudience } from '#app/admin/class_sessions/shown/shown_audience'
import MakeUpPolicy from '#app/admin/make_ups/make_up_policy'
import { slotOf } from '#app/admin/make_ups/make_up_slot'
import { bookingPreviewValidator } from '#app/admin/make_ups/make_up_validator'
import { toldFault } from '#app/admin/make_ups/told_fault'
import { notFound } from '#core/errors/not_found'
import { makeUpOf } from '#core/make_ups/answer_make_up'
import { BookOneToOne } from '#domain/attendance/make_ups/actions/book_one_to_one'
import { CancelBooking } from '#domain/attendance/make_ups/actions/cancel_booking'
import type { Audience } from '#domain/scheduling/class_sessions/announcing/audience'
import { readStatements } from '#domain/shared/data/database'

/** What speaks against a one-to-one session at a free time, and who could be told that it is booked or cancelled. */
export default class MakeUpBookingPreviewsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(MakeUpPolicy).authorize('update')
    const { slot } = await ctx.request.validateUsing(bookingPreviewValidator)
    const nothing = { plan: null, may_clash: false, problem: null }
    const credit = makeUpOf(ctx)
    if (!slot)
      return { ...nothing, audience: await told(await new CancelBooking().audience(credit)) }
    const made = await new BookOneToOne().preview({ ...credit, slot: slotOf(slot) })
    if (!made) throw notFound(ctx)
    const { plan, fault, audience } = made
    return {
      plan: plan && withholdStudents(ctx, new SessionPlanTransformer(plan).toObject()),
      may_clash: await ctx.bouncer.with(ClassSessionPolicy).allows('letClash'),
      problem: fault && (await toldFault(ctx, fault)),
      audience: await told(audience),
    }

    function told(who: Audience | null) {
      return readStatements(ctx.tenant.id, () => shownAudience(ctx, who))
    }
  }
}
