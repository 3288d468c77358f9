import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import type { EditRefusal } from '#domain/shared/records/stale_version'

export type UsualRefusal = EditRefusal | { type: 'taken' | 'unusable'; field: string }

export function refuseRecord(ctx: HttpContext, refusal: UsualRefusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
      throw notFound(ctx)
    case 'stale_version':
      return session.flashErrors({ version: i18n.t('ui.record.stale_version') })
    case 'taken':
      return session.flashErrors({ [refusal.field]: i18n.t('ui.record.taken') })
    case 'unusable':
      return session.flashErrors({ [refusal.field]: i18n.t('ui.record.unusable') })
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}
