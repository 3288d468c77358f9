import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import HolidayListTransformer from '#app/admin/holidays/holiday_list_transformer'
import HolidayTransformer from '#app/admin/holidays/holiday_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import {
  branchAbilities,
  branchOrWhole,
  branchOrWholeChoices,
  mayChange,
  mayChangeWhole,
} from '#core/branches/branch_or_whole'
import { catalogue } from '#core/catalogue/catalogue'
import { notFound } from '#core/errors/not_found'
import { daySpan } from '#core/forms/day_span'
import { recordId } from '#core/records/reference_fields'
import { bothNames } from '#core/records/record_fields'
import {
  holidayActs,
  type HolidayFields,
  holidayRecord,
} from '#domain/scheduling/holidays/holiday_record'
import { findHoliday } from '#domain/scheduling/holidays/queries/find_holiday'
import { holidaySource } from '#domain/scheduling/holidays/queries/list_holidays'
import { counts } from '#domain/shared/limits/counts'

const holidayValidator = vine.create({
  ...bothNames('name'),
  ...daySpan(counts.daysOfHoliday[1]),
  branch_id: recordId().nullable().optional(),
})

export const holidayCatalogue = catalogue({
  record: holidayRecord,
  uses: {},
  source: holidaySource,
  find: findHoliday,
  acts: holidayActs,

  async fields({ request }: HttpContext): Promise<HolidayFields> {
    const form = await request.validateUsing(holidayValidator)
    return {
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      starts_on: form.starts_on,
      ends_on: form.ends_on,
      branch_id: branchOrWhole(form.branch_id),
    }
  },

  pages: {
    index: async ({ inertia, tenant }, page, props) =>
      inertia.render('admin/holidays/index', {
        holidays: HolidayListTransformer.transform(page),
        branches: await branchChoices(tenant),
        may_be_whole: mayChangeWhole(),
        ...props,
      }),
    create: async (ctx) =>
      ctx.inertia.render('admin/holidays/create', {
        holiday: null,
        ...(await branchOrWholeChoices(ctx)),
      }),
    show: async ({ inertia, tenant }, holiday, props) =>
      inertia.render('admin/holidays/show', {
        holiday: HolidayTransformer.transform(holiday),
        branches: await branchChoices(tenant),
        ...props,
        can: branchAbilities(props.can, holiday),
      }),
    edit: async (ctx, holiday) => {
      if (!mayChange(holiday)) throw notFound(ctx)
      return ctx.inertia.render('admin/holidays/edit', {
        holiday: HolidayTransformer.transform(holiday),
        ...(await branchOrWholeChoices(ctx)),
      })
    },
  },
})
