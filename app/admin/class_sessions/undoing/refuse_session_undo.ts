import type { HttpContext } from '@adonisjs/core/http'
import { momentOf, nameOf } from '#app/admin/class_sessions/undoing/session_words'
import { notFound } from '#core/errors/not_found'
import { isolated } from '#core/languages/phrases'
import { tellBusy } from '#core/records/tell_busy'
import type { NotUndone } from '#domain/scheduling/class_sessions/actions/undo_session_act'
import type { Taken } from '#domain/scheduling/class_sessions/undoing/plan_undo'

export function refuseSessionUndo(ctx: HttpContext, refusal: NotUndone) {
  const { session, i18n } = ctx
  if (refusal.type === 'not_found') throw notFound(ctx)
  if (refusal.type === 'busy') return tellBusy(ctx)
  if (refusal.type === 'taken') return session.flash('error', toldTaken(ctx, refusal))
  const check = refusal.type === 'check' && i18n.t(`general.fields.check_${refusal.check}`)
  session.flash('error', i18n.t(`sessions.errors.undo.${refusal.type}`, { check }))
}

/** What has the hour by now; of a session in another branch no more than that. */
function toldTaken(ctx: HttpContext, { clash }: Taken) {
  const { i18n } = ctx
  if (!clash) return i18n.t('sessions.errors.undo.taken')
  const { session, kinds } = clash
  if (session.isElsewhere) return i18n.t('sessions.errors.undo.taken_elsewhere')
  return i18n.t(`sessions.errors.undo.taken_${kinds[0]!}`, {
    name: isolated(nameOf(ctx, session)),
    when: isolated(momentOf(ctx, session.startsAt, session.zone)),
  })
}
