import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { pickupValidator } from '#core/pickups/pickup_validator'
import { actorOf } from '#core/records/actor_of'
import { RecordPickup } from '#domain/attendance/pickups/actions/record_pickup'
import { UndoPickup } from '#domain/attendance/pickups/actions/undo_pickup'

/** Records who picked a child up from the session of the address. */
export async function answerPickup(ctx: HttpContext, mayNameOthers: boolean) {
  const { i18n, params, request, response, session, tenant } = ctx
  const {
    student_id: studentId,
    picker,
    name,
    reason,
  } = await request.validateUsing(pickupValidator)
  const result = await new RecordPickup().execute({
    ...{ tenantId: tenant.id, actor: actorOf(ctx), sessionId: params.id as string, studentId },
    ...{ by: picker ? { picker } : { name: name!, reason: reason! }, mayNameOthers },
  })
  if (result.ok) session.flash('success', i18n.t('pickups.flash.recorded'))
  else if (result.error.type === 'not_found') throw notFound(ctx)
  else session.flash('error', i18n.t(`pickups.errors.${result.error.type}`))
  return response.redirect().withQs().back()
}

export async function answerUndo(ctx: HttpContext) {
  const { i18n, params, response, session, tenant } = ctx
  const act = { tenantId: tenant.id, actor: actorOf(ctx), sessionId: params.id as string }
  const result = await new UndoPickup().execute({ ...act, id: params.pickup as string })
  if (!result.ok) throw notFound(ctx)
  session.flash('success', i18n.t('pickups.flash.undone'))
  return response.redirect().withQs().back()
}
