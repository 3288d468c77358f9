import { BaseTransformer } from '@adonisjs/core/transformers'
import { tellerOf } from '#core/attendance/teller_of'
import type { NoticeRow } from '#domain/attendance/queries/notices_of_student'

export default class AbsenceNoticeTransformer extends BaseTransformer<NoticeRow> {
  toObject() {
    const { id, from_day, until_day, reason, told_at, withdrawal_reason } = this.resource
    const { session_id, starts_at, ends_at, time_zone, withdrawn_at } = this.resource
    return {
      ...{ id, from_day, until_day, reason, withdrawal_reason, session_id },
      ...tellerOf(this.resource),
      told_at: told_at.toISOString(),
      session:
        starts_at && ends_at && time_zone
          ? { starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString(), time_zone }
          : null,
      is_withdrawn: withdrawn_at !== null,
    }
  }
}
