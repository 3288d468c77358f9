import type { HttpContext } from '@adonisjs/core/http'
import { absent } from '#core/absent'
import type { UndoRefusal } from '#domain/teaching/undo_changes'

/** Says why something can't be undone any more. */
export function refuseUndo(ctx: HttpContext, { type }: UndoRefusal) {
  if (type === 'not_found') throw absent(ctx)
  ctx.session.flash('error', ctx.i18n.t(`enrolments.errors.undo.${type}`))
}
