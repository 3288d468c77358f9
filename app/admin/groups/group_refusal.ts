import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { refuseRecord } from '#core/records/refuse_record'
import type { InUse } from '#domain/shared/records/delete_record'

type Refusal = { type: 'capacity_below_seats'; lowest: number } | Parameters<typeof refuseRecord>[1]

export function refuseGroup(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  if (refusal.type === 'capacity_below_seats') {
    const { lowest } = refusal
    return session.flashErrors({ capacity: i18n.t('groups.errors.capacity', { lowest }) })
  }
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
