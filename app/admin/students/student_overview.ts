import type { HttpContext } from '@adonisjs/core/http'
import { billingOf } from '#app/admin/payers/billing_of_person'
import { sessionProps } from '#app/admin/today/session_props'
import { nextSessionOf } from '#domain/attendance/office_day/next_session'
import { attendanceSummary } from '#domain/attendance/queries/student_record'
import { readStatements } from '#domain/shared/data/database'

/** The next session, attendance and what is owed; each null without permission to see it. */
export async function studentOverview({ auth, tenant }: HttpContext, id: string, isOpen: boolean) {
  if (!isOpen) return null
  const user = auth.getUserOrFail()
  const [sessions, attendance] = [
    user.may('admin.sessions.index'),
    user.may('admin.attendance.index'),
  ]
  const [next, summary, billing] = await readStatements(tenant.id, () =>
    Promise.all([
      sessions ? nextSessionOf({ of: 'student', id }) : null,
      attendance ? attendanceSummary(id) : null,
      billingOf({ tenant, user, kind: 'student', id }),
    ])
  )
  return {
    sessions: sessions ? { next: next && sessionProps(next, attendance) } : null,
    attendance: summary,
    billing,
  }
}
