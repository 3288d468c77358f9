import type { HttpContext } from '@adonisjs/core/http'
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
  not_later: 'expires_on',
}

/** Said under the field it is about, else of the whole. */
export function answerMakeUp(
  ctx: HttpContext,
  result: Result<object, Refusal>,
  done: 'booked' | 'unbooked' | 'withdrawn' | 'extended' | 'waived' | 'taken_back'
) {
  const { session, i18n, response } = ctx
  if (result.ok) session.flash('success', i18n.t(`make_ups.flash.${done}`))
  else {
    const { type } = result.error
    if (type === 'not_found') throw notFound(ctx)
    const message = i18n.t(`make_ups.errors.${type}`)
    const field = fields[type]
    if (field) session.flashErrors({ [field]: message })
    else session.flash('error', message)
  }
  return response.redirect().withQs().back()
}
