import type { HttpContext } from '@adonisjs/core/http'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import { sessionProps } from '#app/admin/today/session_props'
import { describeSessions } from '#domain/attendance/office_day/described_sessions'
import { taughtSessions } from '#domain/attendance/teaching_day/taught_sessions'
import { readStatements } from '#domain/shared/data/database'
import { now, today } from '#domain/shared/time/clock'
import { dayAfter } from '#domain/shared/time/day_span'
import { startOfDay } from '#domain/shared/time/start_of_day'

/** The instructor’s sessions today and the next one later; null without permission to see sessions. */
export async function instructorOverview(ctx: HttpContext, instructor: string, isOpen: boolean) {
  const { auth, tenant } = ctx
  const user = auth.getUserOrFail()
  if (!isOpen || !user.may('admin.sessions.index')) return null
  const zone = tenant.timezone
  const day = today(zone)
  const span = { from: startOfDay(day, zone), until: startOfDay(dayAfter(day, 1), zone) }
  const sessions = await readStatements(tenant.id, async () => {
    const rows = await taughtSessions({ instructor, moment: now().toJSDate(), ...span })
    return describeSessions(rows.map(({ id }) => id))
  })
  const props = sessions.map((one) => sessionProps(one, user.may('admin.attendance.index')))
  const isLater = ({ starts_at: starts }: { starts_at: string }) =>
    starts >= span.until.toISOString()
  return withholdStudents(ctx, {
    today: props.filter((one) => !isLater(one)),
    next: props.find(isLater) ?? null,
  })
}
