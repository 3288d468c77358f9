import type { HttpContext } from '@adonisjs/core/http'
import { ownCreditOr404 } from '#app/portal/own_attendance/own_credit'
import { notFound } from '#core/errors/not_found'
import { makeUpOf } from '#core/make_ups/answer_make_up'
import { waitForSeat } from '#domain/attendance/make_ups/actions/wait_for_seat'

/** A family waits for a seat where none is free, until it books, no longer wants it or is written to. */
export default class OwnMakeUpWaitsController {
  store(ctx: HttpContext) {
    return answerWait(ctx, true)
  }

  destroy(ctx: HttpContext) {
    return answerWait(ctx, false)
  }
}

async function answerWait(ctx: HttpContext, isWaiting: boolean) {
  const { i18n, response, session } = ctx
  await ownCreditOr404(ctx)
  const result = await waitForSeat({ ...makeUpOf(ctx), isWaiting })
  if (result.ok)
    session.flash(
      'success',
      i18n.t(`own_attendance.flash.${isWaiting ? 'waiting' : 'not_waiting'}`)
    )
  else if (result.error.type === 'not_found') throw notFound(ctx)
  else session.flash('error', i18n.t(`make_ups.errors.${result.error.type}`))
  return response.redirect().withQs().back()
}
