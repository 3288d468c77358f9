import type { HttpContext } from '@adonisjs/core/http'
import { askedMonth } from '#app/admin/group_attendance/asked_month'
import GroupAttendancePolicy from '#app/admin/group_attendance/group_attendance_policy'
import { findGroup } from '#app/admin/groups/found_group'
import { attendanceDocument } from '#app/documents/attendance/attendance_document'
import { sendPdf } from '#app/documents/send_pdf'
import { groupMonth } from '#domain/attendance/queries/group_month'
import { locales } from '#domain/shared/choices/locales'
import { readStatements } from '#domain/shared/data/database'

/** The month of a group on paper, in the page's language or the one that is asked for. */
export default class AttendanceSheetsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(GroupAttendancePolicy).authorize('index')
    const { request, tenant } = ctx
    const asked: unknown = request.qs().locale
    const locale = locales.find((known) => known === asked) ?? ctx.locale
    const month = askedMonth(ctx)
    const read = await readStatements(tenant.id, async () => {
      const group = await findGroup(ctx)
      return { group, ...(await groupMonth(group.id, month, locale)) }
    })
    return sendPdf(ctx, await attendanceDocument({ ...read, month, tenant, locale }))
  }
}
