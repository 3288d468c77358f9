import type { HttpContext } from '@adonisjs/core/http'
import HoursPolicy from '#app/admin/hours/hours_policy'
import { openingHoursValidator } from '#app/admin/hours/hours_validator'
import { shownWeeks } from '#app/admin/hours/shown_weeks'
import TimingTransformer from '#app/admin/hours/timing_transformer'
import { speaksOfBranches } from '#core/branches/branch_choices'
import { mayChangeWhole } from '#core/branches/branch_or_whole'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { branchOptions } from '#domain/scheduling/branches/queries/branch_options'
import { SetOpeningHours } from '#domain/scheduling/hours/actions/set_opening_hours'
import { listOpeningWeeks } from '#domain/scheduling/hours/queries/find_opening_week'
import { listTimings } from '#domain/scheduling/hours/queries/list_timings'
import { ramadanDue } from '#domain/scheduling/hours/queries/ramadan_due'
import { nextRamadan } from '#domain/scheduling/hours/rules/next_ramadan'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class HoursController {
  async edit(ctx: HttpContext) {
    const { bouncer, inertia, tenant } = ctx
    await bouncer.with(HoursPolicy).authorize('index')
    const day = today(tenant.timezone)
    const [weeks, timings, branches, due] = await readStatements(tenant.id, () =>
      Promise.all([listOpeningWeeks(), listTimings(), branchOptions({}), ramadanDue(day)])
    )
    const isSaid = speaksOfBranches(tenant)
    return inertia.render('admin/settings/hours', {
      weeks: shownWeeks(weeks, branches, isSaid),
      timings: TimingTransformer.transform(timings),
      ramadan: nextRamadan(day),
      ramadan_due: due,
      today: day,
      may_update: await bouncer.with(HoursPolicy).allows('update'),
      branches: isSaid ? branches : [],
      may_be_whole: mayChangeWhole(),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request } = ctx
    await bouncer.with(HoursPolicy).authorize('updateWhole')
    const form = await request.validateUsing(openingHoursValidator)
    return saveHours(ctx, null, form)
  }
}

type Form = Awaited<ReturnType<(typeof openingHoursValidator)['validate']>>

export async function saveHours(
  ctx: HttpContext,
  branchId: string | null,
  { version, windows = [] }: Form
) {
  const { response, session, tenant, i18n } = ctx
  const saving = { tenantId: tenant.id, actor: actorOf(ctx), branchId, version, windows }
  const result = await new SetOpeningHours().execute(saving)
  if (result.ok) {
    const said = result.value.merged ? 'opening_merged' : 'opening'
    session.flash('success', i18n.t(`timings.flash.${said}`))
  } else refuseRecord(ctx, result.error)
  return response.redirect().toRoute('admin.settings.hours.edit')
}
