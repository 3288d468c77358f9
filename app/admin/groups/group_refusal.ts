import type { HttpContext } from '@adonisjs/core/http'
import { askMove } from '#app/admin/groups/group_move'
import { refuseUnconfirmed } from '#app/admin/placements/confirmation'
import { notFound } from '#core/errors/not_found'
import { refuseRecord, type UsualRefusal } from '#core/records/refuse_record'
import { tellBusy } from '#core/records/tell_busy'
import type { Busy } from '#domain/shared/data/held_by_another'
import type { InUse } from '#domain/shared/records/delete_record'
import type { Unconfirmed } from '#domain/teaching/enrolments/confirm_warnings'
import type { MoveRefusal } from '#domain/teaching/groups/move_group'

type Refusal =
  { type: 'capacity_below_seats'; lowest: number } | MoveRefusal | Unconfirmed | Busy | UsualRefusal

export function refuseGroup(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  if (refusal.type === 'capacity_below_seats') {
    const { lowest } = refusal
    return session.flashErrors({ capacity: i18n.t('groups.errors.capacity', { lowest }) })
  }
  if (refusal.type === 'unconfirmed') return refuseUnconfirmed(ctx)
  if (refusal.type === 'move_asked') return askMove(ctx, refusal)
  if (refusal.type === 'other_zone')
    return session.flashErrors({ [refusal.field]: i18n.t('groups.errors.other_zone') })
  if (refusal.type === 'busy') return tellBusy(ctx)
  return refuseRecord(ctx, refusal)
}

type Undeletable = { type: 'not_found' } | InUse<'enrolments' | 'groups' | 'sessions'>

export function refuseDeletion(ctx: HttpContext, refusal: Undeletable) {
  if (refusal.type === 'not_found') throw notFound(ctx)
  const count = (name: string) => refusal.uses.find(({ by }) => by === name)?.count ?? 0
  const uses = {
    enrolments: count('enrolments'),
    groups: count('groups'),
    sessions: count('sessions'),
  }
  ctx.session.flash('error', ctx.i18n.t('groups.errors.in_use', uses))
}
