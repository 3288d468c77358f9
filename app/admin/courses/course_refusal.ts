import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord } from '#core/records/refuse_record'
import type { UnusableRecord } from '#domain/shared/records/unusable_record'

type Refusal =
  Parameters<typeof refuseRecord>[1] | UnusableRecord | { type: 'repeated'; field: string }

export function refuseCourse(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'unusable':
      return session.flashErrors({ [refusal.field]: i18n.t('validator.shared.messages.uuid') })
    case 'repeated':
      return session.flashErrors({ [refusal.field]: i18n.t('courses.errors.service_repeated') })
    default:
      return refuseRecord(ctx, refusal)
  }
}
