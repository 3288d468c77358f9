import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord } from '#core/records/refuse_record'
import type { UnusableRecord } from '#domain/shared/records/unusable_record'

type Refusal =
  Parameters<typeof refuseRecord>[1] | UnusableRecord | { type: 'day_taken' } | { type: 'day_past' }

export function refuseService(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'unusable':
      return session.flashErrors({ [refusal.field]: i18n.t('validator.shared.messages.uuid') })
    case 'day_taken':
      return session.flashErrors({ effective_from: i18n.t('services.errors.day_taken') })
    case 'day_past':
      return session.flashErrors({ effective_from: i18n.t('services.errors.day_past') })
    default:
      return refuseRecord(ctx, refusal)
  }
}
