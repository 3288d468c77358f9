import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Previewed } from '#domain/attendance/queries/preview_outcomes'

export default class PreviewedOutcomeTransformer extends BaseTransformer<Previewed> {
  toObject() {
    const { id, starts_at, ends_at, time_zone, title_en, title_ar } = this.resource
    const { outcome, asksMakeUp, noticeAt, status } = this.resource
    const { event, charge_percent, makes_up } = outcome
    return {
      session: {
        ...{ id, time_zone, title_en, title_ar },
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
      },
      outcome: { event, charge_percent, makes_up },
      told_at: noticeAt.toISOString(),
      marked: status,
      asks_make_up: asksMakeUp && event === 'excused',
    }
  }
}
