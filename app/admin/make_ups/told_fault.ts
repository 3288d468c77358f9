import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { toldRefusal } from '#app/admin/class_sessions/class_session_refusal'
import { saidFault } from '#core/make_ups/answer_make_up'
import type { OneToOneRefusal } from '#domain/attendance/make_ups/actions/book_one_to_one'

/** Whoever may let it through is asked why; what can't be planned is told as in the session form. */
export async function toldFault(ctx: HttpContext, fault: OneToOneRefusal) {
  const { bouncer, i18n } = ctx
  if (fault.type === 'unplanned') return Object.values(toldRefusal(ctx, fault.refusal, 'once'))[0]!
  const isAsked =
    fault.type === 'blocked' && (await bouncer.with(ClassSessionPolicy).allows('letClash'))
  return isAsked ? i18n.t('sessions.errors.clash_reason') : saidFault(ctx, fault)
}
