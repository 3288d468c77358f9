import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Previewed } from '#domain/attendance/queries/preview_outcomes'

type Told = Pick<
  Previewed,
  'id' | 'starts_at' | 'ends_at' | 'time_zone' | 'title_en' | 'title_ar' | 'status' | 'told_at'
> &
  Pick<Previewed, 'noticeAt' | 'outcome' | 'cause' | 'noticeHours' | 'asksMakeUp'>

export default class PreviewedOutcomeTransformer extends BaseTransformer<Told> {
  toObject() {
    const { id, starts_at, ends_at, time_zone, title_en, title_ar } = this.resource
    const {
      outcome,
      asksMakeUp,
      noticeAt,
      status,
      told_at: reportedAt,
      cause,
      noticeHours,
    } = this.resource
    const { event, charge_percent, makes_up } = outcome
    return {
      session: {
        ...{ id, time_zone, title_en, title_ar },
        starts_at: starts_at.toISOString(),
        ends_at: ends_at.toISOString(),
      },
      outcome: { event, charge_percent, makes_up },
      told_at: noticeAt.toISOString(),
      cause,
      notice_hours: noticeHours,
      marked: status,
      is_reported: reportedAt !== null,
      asks_make_up: asksMakeUp && event === 'excused',
    }
  }
}
