import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { HolidayRow } from '#domain/scheduling/holidays/queries/list_holidays'
import type { ListPage } from '#domain/shared/lists/list_shape'
import { lengthOfSpan } from '#domain/shared/time/day_span'

export default class HolidayListTransformer extends BaseTransformer<ListPage<HolidayRow>> {
  toObject() {
    return listed(this.resource, (holiday) => ({
      id: holiday.id,
      name_en: holiday.name_en,
      name_ar: holiday.name_ar,
      starts_on: holiday.starts_on,
      ends_on: holiday.ends_on,
      branch_id: holiday.branch_id,
      days: lengthOfSpan(holiday.starts_on, holiday.ends_on),
      archived_at: holiday.archived_at?.toISOString() ?? null,
      version: holiday.version,
    }))
  }
}
