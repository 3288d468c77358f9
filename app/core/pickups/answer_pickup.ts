import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { pickupAbilities } from '#core/pickups/pickup_abilities'
import { pickupValidator } from '#core/pickups/pickup_validator'
import { actorOf } from '#core/records/actor_of'
import { type PickupRefusal, RecordPickup } from '#domain/attendance/pickups/actions/record_pickup'
import { UndoPickup } from '#domain/attendance/pickups/actions/undo_pickup'

/** Records who picked a child up from the session of the address. */
export async function answerPickup(ctx: HttpContext) {
  const { i18n, params, request, response, session, tenant } = ctx
  const {
    student_id: studentId,
    picker,
    name,
    reason,
  } = await request.validateUsing(pickupValidator)
  const result = await new RecordPickup().execute({
    ...{ tenantId: tenant.id, actor: actorOf(ctx), sessionId: params.id as string, studentId },
    ...{ by: picker ? { picker } : { name: name!, reason: reason! } },
    mayNameOthers: pickupAbilities(ctx.auth.getUserOrFail()).others,
  })
  if (result.ok) session.flash('success', i18n.t('pickups.flash.recorded'))
  else if (result.error.type === 'not_found') throw notFound(ctx)
  else {
    const { type } = result.error
    const told = i18n.t(`pickups.errors.${type}`)
    // Keeps the dialog open with what was typed; it closes only where the card itself goes
    if (!picker) session.flashErrors({ student_id: told })
    if (picker || !keepsCard.includes(type)) session.flash('error', told)
  }
  return response.redirect().withQs().back()
}

const keepsCard: PickupRefusal['type'][] = ['already', 'not_listed']

export async function answerUndo(ctx: HttpContext) {
  const { i18n, params, response, session, tenant } = ctx
  const act = { tenantId: tenant.id, actor: actorOf(ctx), sessionId: params.id as string }
  const { undo_late: mayUndoLate } = pickupAbilities(ctx.auth.getUserOrFail())
  const id = params.pickup as string
  const result = await new UndoPickup().execute({ ...act, id, mayUndoLate })
  if (result.ok) session.flash('success', i18n.t('pickups.flash.undone'))
  else if (result.error.type === 'not_found') throw notFound(ctx)
  else session.flash('error', i18n.t('pickups.errors.undo_too_late'))
  return response.redirect().withQs().back()
}
