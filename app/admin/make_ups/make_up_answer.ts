import type { HttpContext } from '@adonisjs/core/http'
import { toldRefusal } from '#app/admin/class_sessions/class_session_refusal'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import type { LessonRefusal } from '#domain/attendance/make_ups/actions/book_lesson'
import type { BookRefusal } from '#domain/attendance/make_ups/actions/book_make_up'
import type { UnbookRefusal } from '#domain/attendance/make_ups/actions/cancel_booking'
import type { TakeBackRefusal } from '#domain/attendance/make_ups/actions/take_back_waiver'
import type { ExtendRefusal } from '#domain/attendance/make_ups/actions/extend_make_up'
import type { Result } from '#domain/shared/result'

export const makeUpOf = (ctx: HttpContext) => ({
  tenantId: ctx.tenant.id,
  zone: ctx.tenant.timezone,
  actor: actorOf(ctx),
  id: ctx.params.id as string,
})

type Refusal = LessonRefusal | BookRefusal | UnbookRefusal | ExtendRefusal | TakeBackRefusal

const fields: Partial<Record<Refusal['type'], string>> = {
  unusable: 'session_id',
  full: 'session_id',
  elsewhere: 'session_id',
  taken: 'session_id',
  holiday: 'session_id',
  unplanned: 'session_id',
  gone: 'session_id',
  opposed: 'accepts_warnings',
  blocked: 'clash_reason',
  not_later: 'expires_on',
}

/** Said under the field it is about, else of the whole. */
export async function answerMakeUp(
  ctx: HttpContext,
  result: Result<{ studentId: string; letters?: number }, Refusal>,
  done: 'booked' | 'unbooked' | 'withdrawn' | 'extended' | 'waived' | 'taken_back'
) {
  const { session, i18n, response } = ctx
  if (result.ok) {
    const told = [i18n.t(`make_ups.flash.${done}`)]
    const { letters } = result.value
    if (letters) told.push(i18n.t('sessions.flash.letters', { count: letters }))
    session.flash('success', told.join(' · '))
  } else {
    const { type } = result.error
    const message = await toldFault(ctx, result.error)
    const field = fields[type]
    if (field) session.flashErrors({ [field]: message })
    else session.flash('error', message)
  }
  return response.redirect().withQs().back()
}

/** Whoever may let it through is asked why; what can't be planned is told as in the session form. */
export async function toldFault(ctx: HttpContext, fault: Refusal) {
  const { bouncer, i18n } = ctx
  if (fault.type === 'not_found') throw notFound(ctx)
  if (fault.type === 'unplanned') return Object.values(toldRefusal(ctx, fault.refusal, 'once'))[0]!
  const isAsked =
    fault.type === 'blocked' && (await bouncer.with(ClassSessionPolicy).allows('letClash'))
  return i18n.t(isAsked ? 'sessions.errors.clash_reason' : `make_ups.errors.${fault.type}`)
}
