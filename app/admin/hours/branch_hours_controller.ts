import type { HttpContext } from '@adonisjs/core/http'
import { saveHours } from '#app/admin/hours/hours_controller'
import HoursPolicy from '#app/admin/hours/hours_policy'
import { openingHoursValidator } from '#app/admin/hours/hours_validator'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { DropBranchHours } from '#domain/scheduling/hours/actions/set_opening_hours'

/** Hours of one branch instead of the centre's. */
export default class BranchHoursController {
  async update(ctx: HttpContext) {
    const { bouncer, params, request } = ctx
    await bouncer.with(HoursPolicy).authorize('update')
    const form = await request.validateUsing(openingHoursValidator)
    return saveHours(ctx, String(params.id), form)
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, params, response, session, tenant, i18n } = ctx
    await bouncer.with(HoursPolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), branchId: String(params.id) }
    const result = await new DropBranchHours().execute(act)
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('timings.flash.centre_hours'))
    return response.redirect().toRoute('admin.settings.hours.edit')
  }
}
