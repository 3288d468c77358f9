import type { HttpContext } from '@adonisjs/core/http'
import { refuseRecord } from '#core/records/refuse_record'
import type { UnusableRecord } from '#domain/shared/records/unusable_record'

type Refusal = Parameters<typeof refuseRecord>[1] | UnusableRecord

export function refuseCourse(ctx: HttpContext, refusal: Refusal) {
  if (refusal.type !== 'unusable') return refuseRecord(ctx, refusal)
  ctx.session.flashErrors({ [refusal.field]: ctx.i18n.t('validator.shared.messages.uuid') })
}
