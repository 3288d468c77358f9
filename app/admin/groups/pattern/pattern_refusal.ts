import type { HttpContext } from '@adonisjs/core/http'
import { intlTag } from '#core/languages/locale'
import { refuseRecord } from '#core/records/refuse_record'
import type { PatternRefusal } from '#domain/scheduling/patterns/actions/set_pattern'
import { windowOf } from '#domain/scheduling/patterns/rules/week_slots'
import { weekdayNames } from '#domain/shared/time/weekday'
import { writtenHoursUntil } from '#domain/shared/time/written_hours'

export function refusePattern(ctx: HttpContext, refusal: PatternRefusal) {
  const { session, i18n, tenant, locale, auth } = ctx
  switch (refusal.type) {
    case 'other_branch':
      return session.flashErrors({ room_id: i18n.t('groups.errors.room_elsewhere') })
    case 'archived':
      return session.flashErrors({ slots: i18n.t('groups.errors.archived') })
    case 'overlaps': {
      const { weekday, starts, ends } = windowOf(refusal.with)
      const tag = intlTag(locale, tenant, auth.getUserOrFail())
      const message = i18n.t('groups.errors.slots_overlap', {
        day: weekdayNames(tag)[weekday],
        hours: writtenHoursUntil(tag, starts, ends),
      })
      return session.flashErrors({ [`slots.${refusal.place}.starts`]: message })
    }
    default:
      return refuseRecord(ctx, refusal)
  }
}
