import type { HttpContext } from '@adonisjs/core/http'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import { mayBeTold } from '#app/admin/attention/attention_kinds'
import { alertRows } from '#app/admin/attention/alert_rows'
import GroupPolicy from '#app/admin/groups/group_policy'
import { pageWithin } from '#core/lists/page_within'
import { aheadOf } from '#domain/scheduling/alerts/alerts'
import { alertKinds } from '#domain/shared/choices/alert_kinds'
import { countAlerts } from '#domain/scheduling/alerts/queries/count_alerts'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import { today } from '#domain/shared/time/clock'

const [per] = shownSizes

export default class AttentionController {
  async index(ctx: HttpContext) {
    const { bouncer, request, tenant, auth, inertia } = ctx
    await bouncer.with(GroupPolicy).authorize('index')
    const ahead = aheadOf(tenant.timezone, tenant.smallGroupDays)
    const kinds = alertKinds.filter(mayBeTold(auth.getUserOrFail()))
    const found = await readStatements(tenant.id, async () => {
      const counts = await countAlerts(kinds, ahead)
      const asked = counts.find(({ kind }) => kind === request.input('kind'))
      const { kind, count } = asked ?? counts.find((one) => one.count > 0) ?? counts[0]!
      const { offset, ...page } = pageWithin(request.input('page'), { count, per })
      const all = await alertRows[kind]({ ...ahead, limit: per, offset })
      const rows = withholdStudents(ctx, all)
      return { counts, kind, ...page, rows }
    })
    return inertia.render('admin/attention/index', { ...found, today: today(tenant.timezone) })
  }
}
