import type { HttpContext } from '@adonisjs/core/http'
import { attentionProps } from '#app/admin/attention/attention_props'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import OfficeDayTransformer from '#app/admin/today/office_day_transformer'
import TodayPolicy from '#app/admin/today/today_policy'
import { waitingRequests } from '#app/admin/today/waiting_requests'
import { readOfficeDay } from '#domain/attendance/office_day/read_office_day'
import { ramadanDue } from '#domain/scheduling/hours/queries/ramadan_due'
import { today } from '#domain/shared/time/clock'
import { readStatements } from '#domain/shared/data/database'

export default class TodayController {
  async show(ctx: HttpContext) {
    const { bouncer, auth, tenant, inertia } = ctx
    await bouncer.with(TodayPolicy).authorize('show')
    const user = auth.getUserOrFail()
    const students = user.may('admin.students.index')
    const attendance = user.may('admin.attendance.index')
    const sessions = user.may('admin.sessions.index')
    const inTenant = <T>(work: () => Promise<T>) => readStatements(tenant.id, work)
    return inertia.render('admin/today/index', {
      office: async () => {
        const day = await inTenant(() =>
          readOfficeDay(tenant.timezone, {
            sessions,
            unmarked: attendance,
            away: user.may('admin.instructors.index'),
            arrivals: sessions && attendance && students,
            calls: attendance && students && user.may('admin.guardians.index'),
          })
        )
        const headcounts = attendance
        return withholdStudents(ctx, new OfficeDayTransformer(day, headcounts).toObject())
      },
      requests: () => inTenant(() => waitingRequests(user)),
      ramadan_due: user.may('admin.settings.update')
        ? await inTenant(() => ramadanDue(today(tenant.timezone)))
        : null,
      attention: () => inTenant(() => attentionProps(ctx)),
    })
  }
}
