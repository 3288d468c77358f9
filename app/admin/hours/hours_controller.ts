import type { HttpContext } from '@adonisjs/core/http'
import HoursPolicy from '#app/admin/hours/hours_policy'
import { openingHoursValidator } from '#app/admin/hours/hours_validator'
import TimingTransformer from '#app/admin/hours/timing_transformer'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { SetOpeningHours } from '#domain/scheduling/hours/actions/set_opening_hours'
import { findOpeningWeek } from '#domain/scheduling/hours/queries/find_opening_week'
import { listTimings } from '#domain/scheduling/hours/queries/list_timings'
import { nextRamadan } from '#domain/scheduling/hours/rules/next_ramadan'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class HoursController {
  async edit({ bouncer, inertia, tenant }: HttpContext) {
    await bouncer.with(HoursPolicy).authorize('index')
    const { opening, timings } = await readStatements(tenant.id, async () => {
      return { opening: await findOpeningWeek(), timings: await listTimings() }
    })
    return inertia.render('admin/settings/hours', {
      opening,
      timings: TimingTransformer.transform(timings),
      ramadan: nextRamadan(today(tenant.timezone)),
      may_update: await bouncer.with(HoursPolicy).allows('update'),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(HoursPolicy).authorize('update')
    const { version, windows = [] } = await request.validateUsing(openingHoursValidator)
    const saving = { tenantId: tenant.id, actor: actorOf(ctx), version, windows }
    const result = await new SetOpeningHours().execute(saving)
    if (result.ok) {
      const said = result.value.merged ? 'opening_merged' : 'opening'
      session.flash('success', i18n.t(`timings.flash.${said}`))
    } else refuseRecord(ctx, result.error)
    return response.redirect().toRoute('admin.settings.hours.edit')
  }
}
