import type { HttpContext } from '@adonisjs/core/http'
import type { DepartureQuestion } from '#core/pages/inertia_middleware'
import { movedAlong } from '#domain/teaching/events'
import type { Along, MoveAsked } from '#domain/teaching/groups/move_group'

/** Asked in the form that was sent, which saves once its box is ticked. */
export function askMove(ctx: HttpContext, { along, agreed }: MoveAsked) {
  const { session, i18n } = ctx
  const question: DepartureQuestion = {
    title: i18n.t('groups.move.title'),
    lines: linesOf(ctx, 'follows', along),
    note: i18n.t('groups.move.note'),
    confirm: i18n.t('departures.confirm'),
    cancel: i18n.t('departures.cancel'),
    agreed,
    again: null,
  }
  session.flash('departure', question)
  session.flashErrors({ agreed: i18n.t('departures.agree') })
}

/** The sentence about the act, followed by what moved with the group. */
export function toldMove(ctx: HttpContext, what: string, along: Along | null) {
  const lines = along ? linesOf(ctx, 'followed', along) : []
  return [what, ...lines].join(ctx.i18n.t('departures.stop'))
}

const linesOf = ({ i18n }: HttpContext, tense: 'follows' | 'followed', along: Along) =>
  movedAlong
    .filter((kind) => along[kind] > 0)
    .map((kind) => i18n.t(`groups.move.${tense}.${kind}`, { count: along[kind] }))
