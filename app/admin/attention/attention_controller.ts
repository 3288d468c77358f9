import type { HttpContext } from '@adonisjs/core/http'
import { mayBeTold } from '#app/admin/attention/attention_kinds'
import { alertRows } from '#app/admin/attention/alert_rows'
import GroupPolicy from '#app/admin/groups/group_policy'
import { aheadOf, alertKinds } from '#domain/scheduling/alerts/alerts'
import { countAlerts } from '#domain/scheduling/alerts/queries/count_alerts'
import { readStatements } from '#domain/shared/data/database'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import { today } from '#domain/shared/time/clock'

const [per] = shownSizes

export default class AttentionController {
  async index({ bouncer, request, tenant, auth, inertia }: HttpContext) {
    await bouncer.with(GroupPolicy).authorize('index')
    const ahead = aheadOf(tenant.timezone, tenant.smallGroupDays)
    const kinds = alertKinds.filter(mayBeTold(auth.getUserOrFail()))
    const found = await readStatements(tenant.id, async () => {
      const counts = await countAlerts(kinds, ahead)
      const asked = counts.find(({ kind }) => kind === request.input('kind'))
      const { kind, count } = asked ?? counts.find((one) => one.count > 0) ?? counts[0]!
      const lastPage = Math.max(1, Math.ceil(count / per))
      const page = Math.min(Math.max(Math.trunc(Number(request.input('page'))) || 1, 1), lastPage)
      const rows = await alertRows[kind]({ ...ahead, limit: per, offset: (page - 1) * per })
      return { counts, kind, page, last_page: lastPage, rows }
    })
    return inertia.render('admin/attention/index', { ...found, today: today(tenant.timezone) })
  }
}
