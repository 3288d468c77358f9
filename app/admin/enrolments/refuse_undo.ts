import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { tellBusy } from '#core/records/tell_busy'
import type { Busy } from '#domain/shared/data/held_by_another'
import type { ActRefusal } from '#domain/teaching/enrolments/actions/undo_enrolments'

export function refuseUndo(ctx: HttpContext, { type }: ActRefusal | Busy) {
  if (type === 'not_found') throw notFound(ctx)
  if (type === 'busy') return tellBusy(ctx)
  ctx.session.flash('error', ctx.i18n.t(`enrolments.errors.undo.${type}`))
}
