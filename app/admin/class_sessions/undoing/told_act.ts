import type { HttpContext } from '@adonisjs/core/http'
import { sessionWords } from '#app/admin/class_sessions/undoing/session_words'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { offerUndo } from '#core/records/offer_undo'
import { isDifferent } from '#domain/scheduling/class_sessions/editing/changed_session'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import { changedFields } from '#domain/shared/audit/changed_fields'

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

/** What a new time, room or instructor brings about by itself. */
const brought = [
  ...(['version', 'detached', 'substitute_for', 'branch_id', 'time_zone'] as const),
  ...(['clash_reason', 'clash_allowed_by'] as const),
  ...(['check_reason', 'check_allowed_by', 'checks_allowed'] as const),
] satisfies (keyof EditedSession['after'])[]

const named: Record<string, string> = {
  starts_at: 'moved',
  room_id: 'room',
  instructor_id: 'instructor',
}

/** The one thing that is different, if it is just one; a session that lasts longer is more than moved. */
function changeOf({ before, after }: EditedSession) {
  const isAsLong = lasting(before) === lasting(after)
  const known: string[] = [...brought, ...(isAsLong ? ['ends_at'] : [])]
  const [field, ...others] = changedFields(before, after).fields.filter(
    (one) => !known.includes(one)
  )
  const what = field && others.length === 0 && named[field]
  if (!what || !isAsLong) return 'changed'
  return what === 'moved' || after[field as 'room_id'] ? what : `no_${what}`
}

const lasting = ({ starts_at: from, ends_at: until }: EditedSession['after']) => +until - +from

/** To whoever may change sessions, while the toast stands. */
export async function offerSessionUndo(ctx: HttpContext, actId: string | null) {
  if (!actId || !(await ctx.bouncer.with(ClassSessionPolicy).allows('update'))) return
  offerUndo(ctx, { method: 'post', url: '/admin/session-undos', data: { act_id: actId } })
}
