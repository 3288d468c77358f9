import type { HttpContext } from '@adonisjs/core/http'
import { askedMonth } from '#app/admin/group_attendance/asked_month'
import GroupAttendancePolicy from '#app/admin/group_attendance/group_attendance_policy'
import { findGroup } from '#app/admin/groups/found_group'
import ExportPolicy from '#core/lists/export_policy'
import { sendSheet } from '#core/lists/send_sheet'
import { namesOf } from '#core/people/names_of'
import { groupMonth, type MonthEntry } from '#domain/attendance/queries/group_month'
import { monthSheet, type SheetRow } from '#domain/attendance/rules/month_sheet'
import { readStatements } from '#domain/shared/data/database'
import { shownAt } from '#domain/shared/time/zone_offsets'

export default class AttendanceSheetExportsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(GroupAttendancePolicy).authorize('index')
    await ctx.bouncer.with(ExportPolicy).authorize('index')
    const { locale, tenant } = ctx
    const { sessions, entries } = await readStatements(tenant.id, async () => {
      const { id } = await findGroup(ctx)
      return groupMonth(id, askedMonth(ctx), locale)
    })
    const { rows } = monthSheet(sessions, entries)
    return sendSheet<SheetRow<MonthEntry>>(ctx, {
      name: 'attendance_sheet',
      columns: columns(ctx, sessions),
      rows: async function* () {
        yield await Promise.resolve(rows)
      },
    })
  }
}

const excusedIn = (signs: Row['signs']) => signs.filter((sign) => sign === 'excused').length

type Session = { starts_at: Date; time_zone: string }
type Row = SheetRow<MonthEntry>

const columns = ({ i18n, locale }: HttpContext, sessions: Session[]) => {
  const t = (key: string) => i18n.t(`attendance_sheet.${key}`)
  const number = 'number' as const
  return [
    { title: t('number'), cell: ({ student }: Row) => student.number },
    { title: t('student'), cell: ({ student }: Row) => namesOf(locale, student) },
    ...sessions.map(({ starts_at: starts, time_zone: zone }, at) => ({
      title: shownAt(zone, starts).slice(0, 16).replace('T', ' '),
      cell: ({ signs }: Row) => (signs[at] === 'out' ? null : t(`sign.${signs[at]!}`)),
    })),
    { title: t('attended'), cell: ({ rate }: Row) => String(rate.attended), type: number },
    { title: t('marked'), cell: ({ rate }: Row) => String(rate.marked), type: number },
    { title: t('sign.excused'), cell: ({ signs }: Row) => String(excusedIn(signs)), type: number },
  ]
}
