import type { HttpContext } from '@adonisjs/core/http'
import { sessionProps } from '#app/admin/today/session_props'
import { nextSessionOf } from '#domain/attendance/office_day/next_session'
import { readStatements } from '#domain/shared/data/database'

/** The session the group has now or next; null without permission to see sessions. */
export async function groupUpcoming({ auth, tenant }: HttpContext, id: string) {
  const user = auth.getUserOrFail()
  if (!user.may('admin.sessions.index')) return null
  const next = await readStatements(tenant.id, () => nextSessionOf({ of: 'group', id }))
  return { next: next && sessionProps(next, user.may('admin.attendance.index')) }
}
