import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import HolidayListTransformer from '#app/admin/holidays/holiday_list_transformer'
import HolidayTransformer from '#app/admin/holidays/holiday_transformer'
import { catalogue } from '#core/catalogue/catalogue'
import { daySpan } from '#core/forms/day_span'
import { bothNames } from '#core/records/record_fields'
import { type HolidayFields, holidayRecord } from '#domain/scheduling/holidays/holiday_record'
import { findHoliday } from '#domain/scheduling/holidays/queries/find_holiday'
import { holidaySource } from '#domain/scheduling/holidays/queries/list_holidays'
import { counts } from '#domain/shared/limits/counts'
import { namedActs } from '#domain/shared/records/entry_acts'

const holidayValidator = vine.create({ ...bothNames('name'), ...daySpan(counts.daysOfHoliday[1]) })

export const holidayCatalogue = catalogue({
  record: holidayRecord,
  uses: {},
  source: holidaySource,
  find: findHoliday,
  acts: namedActs(holidayRecord, {}),
  exported: ['name_en', 'name_ar', 'starts_on', 'ends_on'],

  async fields({ request }: HttpContext): Promise<HolidayFields> {
    const form = await request.validateUsing(holidayValidator)
    return {
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      starts_on: form.starts_on,
      ends_on: form.ends_on,
    }
  },

  pages: {
    index: ({ inertia }, page, props) =>
      inertia.render('admin/holidays/index', {
        holidays: HolidayListTransformer.transform(page),
        ...props,
      }),
    create: ({ inertia }) => inertia.render('admin/holidays/create', { holiday: null }),
    show: ({ inertia }, holiday, props) =>
      inertia.render('admin/holidays/show', {
        holiday: HolidayTransformer.transform(holiday),
        ...props,
      }),
    edit: ({ inertia }, holiday) =>
      inertia.render('admin/holidays/edit', { holiday: HolidayTransformer.transform(holiday) }),
  },
})
