import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import type { OneToOneRefusal } from '#domain/attendance/make_ups/actions/book_one_to_one'
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

type Plain = BookRefusal | UnbookRefusal | ExtendRefusal | TakeBackRefusal
type Refusal = OneToOneRefusal | Plain

const fields: Partial<Record<Refusal['type'], string>> = {
  unusable: 'session_id',
  full: 'session_id',
  elsewhere: 'session_id',
  taken: 'session_id',
  holiday: 'session_id',
  unplanned: 'session_id',
  gone: 'session_id',
  unsuitable: 'session_id',
  unconfirmed: 'confirmed_warnings',
  opposed: 'accepts_warnings',
  blocked: 'clash_reason',
  not_later: 'expires_on',
}

type Done = 'booked' | 'unbooked' | 'withdrawn' | 'extended' | 'waived' | 'taken_back'
type Answered<Fault extends Refusal> = Result<{ studentId: string; letters?: number }, Fault>

export const answerMakeUp = (ctx: HttpContext, result: Answered<Plain>, done: Done) =>
  answerMakeUpBy(saidFault, ctx, result, done)

/** Said under the field it is about, else of the whole. */
export async function answerMakeUpBy<Fault extends Refusal>(
  said: (ctx: HttpContext, fault: Fault) => string | Promise<string>,
  ctx: HttpContext,
  result: Answered<Fault>,
  done: Done
) {
  const { session, i18n, response } = ctx
  if (result.ok) {
    const told = [i18n.t(`make_ups.flash.${done}`)]
    const { letters } = result.value
    if (letters) told.push(i18n.t('sessions.flash.letters', { count: letters }))
    session.flash('success', told.join(' · '))
  } else {
    const message = await said(ctx, result.error)
    const field = fields[result.error.type]
    if (field) session.flashErrors({ [field]: message })
    else session.flash('error', message)
  }
  return response.redirect().withQs().back()
}

export function saidFault(
  ctx: HttpContext,
  { type }: { type: Exclude<Refusal['type'], 'unplanned'> }
) {
  if (type === 'not_found') throw notFound(ctx)
  return ctx.i18n.t(`make_ups.errors.${type}`)
}
