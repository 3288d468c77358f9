import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { refuseSessionUndo } from '#app/admin/class_sessions/undoing/refuse_session_undo'
import { sessionWords } from '#app/admin/class_sessions/undoing/session_words'
import { actOf } from '#app/admin/groups/group_form'
import { recordId } from '#core/records/reference_fields'
import { isSchedulingAct } from '#domain/scheduling/class_sessions/undoing/is_scheduling_act'
import {
  UndoSessionAct,
  type Undone,
} from '#domain/scheduling/class_sessions/actions/undo_session_act'

const undoValidator = vine.create({ act_id: recordId() })

/**
 * Undoes one act on class sessions, whoever acted: who could not have scheduled them undoes no scheduling.
 * A page of a session that is gone by that goes to the list.
 */
export default class SessionUndosController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant } = ctx
    await bouncer.with(ClassSessionPolicy).authorize('update')
    const { act_id: undoneId } = await request.validateUsing(undoValidator)
    if (await isSchedulingAct(tenant.id, undoneId))
      await bouncer.with(ClassSessionPolicy).authorize('create')
    const result = await new UndoSessionAct().execute({ ...actOf(ctx), undoneId })
    if (!result.ok) refuseSessionUndo(ctx, result.error)
    else {
      session.flash('success', await toldUndo(ctx, result.value))
      if (isOnPageOf(ctx, result.value.removed))
        return response.redirect().toRoute('admin.class_sessions.index')
    }
    return response.redirect().withQs().back()
  }
}

async function toldUndo(ctx: HttpContext, { ids, removed }: Undone) {
  const count = ids.length
  const { i18n } = ctx
  if (removed.length) return i18n.t('sessions.flash.undone.removed', { count: removed.length })
  if (count > 1) return i18n.t('sessions.flash.undone.many', { count })
  const { name, when } = await sessionWords(ctx, ids)
  return i18n.t('sessions.flash.undone.one', { name, when })
}

const isOnPageOf = ({ request }: HttpContext, ids: string[]) => {
  const from = request.header('referer') ?? ''
  return ids.some((id) => from.includes(`/admin/class-sessions/${id}`))
}
