import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { tellingOf } from '#app/admin/class_sessions/answered_change'
import { refuseUndo } from '#app/admin/enrolments/refuse_undo'
import { titleOf } from '#app/admin/enrolments/told_enrolment'
import { actOf } from '#app/admin/groups/group_form'
import GroupPolicy from '#app/admin/groups/group_policy'
import { groupStatusValidator, undoGroupStatusValidator } from '#app/admin/groups/group_validator'
import { confirmationIn, refuseUnconfirmed } from '#app/admin/placements/confirmation'
import { notFound } from '#core/errors/not_found'
import { tellBusy } from '#core/records/tell_busy'
import { offerUndo } from '#core/records/offer_undo'
import { sessionsStillOff } from '#domain/scheduling/class_sessions/sessions_of_group'
import { readTenant } from '#domain/shared/data/database'
import { ChangeGroupStatus } from '#domain/teaching/groups/actions/change_group_status'
import { UndoGroupStatus } from '#domain/teaching/groups/actions/undo_group_status'
import type { LockedGroup } from '#domain/teaching/groups/locked_group'
import { hasEnded } from '#domain/teaching/groups/rules/group_state'

export default class GroupStatusesController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n, params } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const form = await request.validateUsing(groupStatusValidator)
    if (form.status === 'cancelled') await bouncer.with(GroupPolicy).authorize('cancel')
    const result = await new ChangeGroupStatus().execute({
      ...actOf(ctx),
      id: params.id,
      to: form.status,
      reason: form.reason ?? null,
      fate: fateOf(form),
      telling: tellingOf(form),
    })
    if (result.ok) {
      const { group, undo, letters } = result.value
      const told = [i18n.t(`groups.flash.status.${form.status}`, { group: titleOf(ctx, group) })]
      if (letters) told.push(i18n.t('sessions.flash.letters', { count: letters }))
      session.flash('success', told.join(' · '))
      const { actId, version } = undo ?? {}
      if (actId && version) {
        offerUndo(ctx, { method: 'delete', url: request.url(), data: { act_id: actId, version } })
      }
    } else if (result.error.type === 'not_found') throw notFound(ctx)
    else if (result.error.type === 'busy') tellBusy(ctx)
    else if (result.error.type === 'not_possible') {
      session.flash('error', i18n.t('groups.errors.not_possible'))
    } else if (result.error.type === 'unconfirmed') refuseUnconfirmed(ctx)
    else {
      const field = result.error.type === 'fate_wanted' ? 'fate' : 'target_id'
      session.flashErrors({ [field]: i18n.t(`groups.errors.${result.error.type}`) })
    }
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, request, response, session, params } = ctx
    await bouncer.with(GroupPolicy).authorize('update')
    const form = await request.validateUsing(undoGroupStatusValidator)
    const { act_id: undoneId, version } = form
    const input = { ...actOf(ctx), id: params.id, undoneId, version }
    const result = await new UndoGroupStatus().execute(input)
    if (!result.ok) refuseUndo(ctx, result.error)
    else session.flash('success', await undone(ctx, result.value))
    return response.redirect().withQs().back()
  }
}

/** Not all is as before where some of its sessions couldn't be given back. */
async function undone(ctx: HttpContext, group: LockedGroup) {
  const { i18n, tenant } = ctx
  const off = hasEnded(group.status)
    ? 0
    : await readTenant(tenant.id, () => sessionsStillOff(group.id))
  const done = off ? 'status_partly_undone' : 'status_undone'
  return i18n.t(`groups.flash.${done}`, { group: titleOf(ctx, group), count: off })
}

type Form = Pick<
  Infer<typeof groupStatusValidator>,
  'fate' | 'target_id' | 'price_choice' | 'confirmed_warnings'
>

function fateOf(form: Form) {
  const { fate, price_choice: price = 'keep', target_id = '' } = form
  if (!fate) return null
  return fate === 'drop'
    ? ({ type: 'drop' } as const)
    : ({ type: 'transfer', targetId: target_id ?? '', price, ...confirmationIn(form) } as const)
}
