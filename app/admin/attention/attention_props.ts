import type { HttpContext } from '@adonisjs/core/http'
import { withholdStudents } from '#app/admin/class_sessions/shown/withhold_students'
import { mayBeTold } from '#app/admin/attention/attention_kinds'
import { alertRows } from '#app/admin/attention/alert_rows'
import { pageWithin } from '#core/lists/page_within'
import { aheadOf } from '#domain/scheduling/alerts/alerts'
import { alertKinds } from '#domain/shared/choices/alert_kinds'
import { countAlerts } from '#domain/scheduling/alerts/queries/count_alerts'
import { shownSizes } from '#domain/shared/lists/page_sizes'
import { today } from '#domain/shared/time/clock'

const [per] = shownSizes

/** Make-ups are many and rarely urgent, so their list opens only when it is asked for. */
const isFolded = (kind: string) => kind === 'make_ups'

/** The alerts this person may see, counted by kind, and a page of one kind; else null. */
export async function attentionProps(ctx: HttpContext) {
  const { request, tenant, auth } = ctx
  const ahead = aheadOf(tenant.timezone, tenant.smallGroupDays)
  const kinds = alertKinds.filter(mayBeTold(auth.getUserOrFail()))
  if (kinds.length === 0) return null
  const counts = await countAlerts(kinds, ahead)
  const kindInAddress: unknown = request.input('kind')
  const requested = counts.find(({ kind }) => kind === kindInAddress)
  const first = counts.find(({ kind, count }) => count > 0 && !isFolded(kind))
  const open = requested ?? (kindInAddress === 'none' ? undefined : first)
  const day = today(tenant.timezone)
  if (!open) return { counts, kind: null, page: 1, last_page: 1, rows: [], today: day }
  const { kind, count } = open
  const { offset, ...page } = pageWithin(request.input('page'), { count, per })
  const rows = withholdStudents(ctx, await alertRows[kind]({ ...ahead, limit: per, offset }))
  return { counts, kind, ...page, rows, today: day }
}
