import type { HttpContext } from '@adonisjs/core/http'
import { filterChoices } from '#app/admin/class_sessions/options/filter_choices'
import { sessionQuery } from '#app/admin/class_sessions/shown/session_query'
import { branchChoices } from '#core/branches/branch_choices'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { axisZones } from '#domain/scheduling/calendar/axis_zones'
import { busiestCourses } from '#domain/scheduling/calendar/queries/busiest_courses'
import { classSessionList } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { lockDays } from '#domain/scheduling/class_sessions/queries/lock_days'
import { readStatements } from '#domain/shared/data/database'

export default class CalendarController {
  /** For every administrator: its sessions are asked for by themselves, by whoever may see them. */
  async show(ctx: HttpContext) {
    const { tenant, auth, inertia } = ctx
    const user = auth.getUserOrFail()
    const query = sessionQuery(ctx)
    const shape = { ...classSessionList, area: 'calendar' } as const
    const { list } = await readList(ctx, shape, async () => null)
    const mayList = user.may('admin.sessions.index')
    const [zones, days, courses] = await readStatements(tenant.id, () =>
      Promise.all([axisZones(tenant.timezone), lockDays(), busiestCourses({})])
    )
    return inertia.render('admin/calendar/show', {
      query: query.toProps(1),
      can: { index: mayList, ...areaAbilities('sessions', user) },
      branches: await branchChoices(tenant),
      zones,
      lock_days: days,
      busiest_courses: courses.map(({ id }) => id),
      ...(mayList && { list, options: filterChoices(ctx, query) }),
    })
  }
}
