import type { HttpContext } from '@adonisjs/core/http'
import { sessionWords } from '#app/admin/class_sessions/undoing/session_words'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { offerUndo } from '#core/records/offer_undo'
import { isDifferent } from '#domain/scheduling/class_sessions/editing/changed_session'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'

export type Done = 'cancelled' | 'restored' | 'changed' | 'scheduled'

/** What was done to which sessions, by name where they have one. */
export async function toldAct(
  ctx: HttpContext,
  done: Done,
  ids: string[],
  sessions: EditedSession[] = []
) {
  const { i18n } = ctx
  const count = ids.length
  if (!count) return i18n.t(`sessions.flash.${done}`, { count })
  const { name, ...words } = await sessionWords(ctx, ids)
  if (!name) return i18n.t(`sessions.flash.${done}`, { count })
  if (count > 1) return i18n.t(`sessions.flash.many.${done}`, { count, name })
  const edit = sessions.find(isDifferent)
  const what = done === 'changed' && edit ? changeOf(edit) : done
  return i18n.t(`sessions.flash.one.${what}`, { name, ...words })
}

/** The one thing that is different, if it is just one. */
function changeOf({ before, after }: EditedSession) {
  const isMoved = +before.starts_at !== +after.starts_at || +before.ends_at !== +after.ends_at
  const isElsewhere = before.room_id !== after.room_id
  const isWithAnother = before.instructor_id !== after.instructor_id
  if (Number(isMoved) + Number(isElsewhere) + Number(isWithAnother) !== 1) return 'changed'
  if (isMoved) return +before.starts_at === +after.starts_at ? 'changed' : 'moved'
  if (isElsewhere) return after.room_id ? 'room' : 'no_room'
  return after.instructor_id ? 'instructor' : 'no_instructor'
}

/** To whoever may change sessions, while the toast stands. */
export async function offerSessionUndo(ctx: HttpContext, actId: string | null) {
  if (!actId || !(await ctx.bouncer.with(ClassSessionPolicy).allows('update'))) return
  offerUndo(ctx, { method: 'post', url: '/admin/session-undos', data: { act_id: actId } })
}
