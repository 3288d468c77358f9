import type { HttpContext } from '@adonisjs/core/http'
import { askedMonth, monthsBeside } from '#app/admin/group_attendance/asked_month'
import { groupMonth, type MonthEntry } from '#domain/attendance/queries/group_month'
import { monthSheet, type SheetRow } from '#domain/attendance/rules/month_sheet'
import { readStatements } from '#domain/shared/data/database'
import { storedNameIn } from '#domain/shared/text/person_names'

/** The month's sheet on the page of a group; null for whoever may not see attendance, and `list` while another tab is open. */
export async function attendanceTab(ctx: HttpContext, group: string, isOpen: boolean) {
  const { auth, locale, tenant } = ctx
  if (!auth.getUserOrFail().may('admin.attendance.index')) return null
  const month = askedMonth(ctx)
  if (!isOpen) return { sheet: null }
  const { sessions, entries } = await readStatements(tenant.id, () =>
    groupMonth(group, month, locale)
  )
  const { rows, rates, total } = monthSheet(sessions, entries)
  return {
    sheet: {
      month,
      ...monthsBeside(month),
      sessions: sessions.map(({ starts_at: starts, ...session }, at) => ({
        ...session,
        starts_at: starts.toISOString(),
        rate: rates[at]!,
      })),
      students: rows.map(told),
      total,
    },
  }
}

const told = ({ student, signs, rate }: SheetRow<MonthEntry>) => ({
  ...{ id: student.student_id, ...storedNameIn(student), number: student.number },
  ...{ standing: student.standing, signs, rate },
})
