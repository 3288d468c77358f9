import type { HttpContext } from '@adonisjs/core/http'
import { mayNameStudents } from '#app/admin/class_sessions/shown/session_query'
import { ListQuery } from '#core/lists/list_query'
import { makeUpList } from '#domain/attendance/make_ups/queries/list_make_ups'

/** Whoever may not see students doesn't ask for one by name. */
export const makeUpQuery = (ctx: HttpContext) => {
  const asked = ctx.request.qs()
  return new ListQuery(makeUpList, mayNameStudents(ctx) ? asked : { ...asked, student: [] })
}
