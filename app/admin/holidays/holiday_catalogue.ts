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
import { isolated, namedIn } from '#core/languages/phrases'
import { notFound } from '#core/errors/not_found'
import { daySpan } from '#core/forms/day_span'
import { recordId } from '#core/records/reference_fields'
import { refuseRecord, type UsualRefusal } from '#core/records/refuse_record'
import { bothNames } from '#core/records/record_fields'
import {
  holidayActs,
  type HolidayFields,
  holidayRecord,
  type SameDays,
} from '#domain/scheduling/holidays/holiday_record'
import { findHoliday } from '#domain/scheduling/holidays/queries/find_holiday'
import { holidaySource } from '#domain/scheduling/holidays/queries/list_holidays'
import { counts } from '#domain/shared/limits/counts'

const holidayValidator = vine.create({
  ...bothNames('name'),
  ...daySpan(counts.daysOfHoliday[1]),
  branch_id: recordId().nullable().optional(),
  confirm_same_days: vine.boolean().optional(),
})

export const holidayCatalogue = catalogue({
  record: holidayRecord,
  uses: {},
  source: holidaySource,
  find: findHoliday,
  acts: holidayActs,

  refuse(ctx, refusal: UsualRefusal | SameDays) {
    if (refusal.type !== 'same_days') return refuseRecord(ctx, refusal)
    const { i18n, locale, session } = ctx
    const names = refusal.holidays.map(({ name_en: en, name_ar: ar }) =>
      isolated(namedIn(locale, en, ar) ?? '')
    )
    const count = names.length
    const list = new Intl.ListFormat(locale).format(names)
    session.flashErrors({
      confirm_same_days: i18n.t('holidays.errors.same_days', { count, names: list }),
    })
  },

  async fields({ request }: HttpContext): Promise<HolidayFields & { confirmed: boolean }> {
    const form = await request.validateUsing(holidayValidator)
    return {
      name_en: form.name_en ?? null,
      name_ar: form.name_ar ?? null,
      starts_on: form.starts_on,
      ends_on: form.ends_on,
      branch_id: branchOrWhole(form.branch_id),
      confirmed: form.confirm_same_days ?? false,
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
