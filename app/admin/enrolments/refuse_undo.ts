import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import type { UndoRefusal } from '#domain/teaching/enrolments/undo_changes'

export function refuseUndo(ctx: HttpContext, { type }: UndoRefusal) {
  if (type === 'not_found') throw notFound(ctx)
  ctx.session.flash('error', ctx.i18n.t(`enrolments.errors.undo.${type}`))
}
