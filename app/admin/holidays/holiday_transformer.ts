import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Holiday } from '#domain/scheduling/holidays/queries/find_holiday'
import { lengthOfSpan } from '#domain/shared/time/day_span'

export default class HolidayTransformer extends BaseTransformer<Holiday> {
  toObject() {
    const { id, name_en, name_ar, starts_on, ends_on, branch_id, version } = this.resource
    const { created_at, updated_at, archived_at, sessions_ahead, today } = this.resource
    return {
      ...{ id, name_en, name_ar, starts_on, ends_on, branch_id, version },
      days: lengthOfSpan(starts_on, ends_on),
      sessions_ahead: archived_at ? 0 : sessions_ahead,
      today,
      created_at: created_at.toISOString(),
      updated_at: updated_at.toISOString(),
      archived_at: archived_at?.toISOString() ?? null,
    }
  }
}
