import type { HttpContext } from '@adonisjs/core/http'
import HoursPolicy from '#app/admin/hours/hours_policy'
import {
  changedTimingValidator,
  timingFields,
  timingValidator,
} from '#app/admin/hours/hours_validator'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { changesNothing } from '#domain/scheduling/hours/rules/timing'
import { timingActs, type TimingFields } from '#domain/scheduling/hours/timing_record'

export default class TimingsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(HoursPolicy).authorize('update')
    const fields = timingFields(await ctx.request.validateUsing(timingValidator))
    return this.#answer(ctx, 'added', fields, () =>
      timingActs.create({ tenantId: ctx.tenant.id, actor: actorOf(ctx), fields })
    )
  }

  async update(ctx: HttpContext) {
    await ctx.bouncer.with(HoursPolicy).authorize('update')
    const { version, ...form } = await ctx.request.validateUsing(changedTimingValidator)
    const fields = timingFields(form)
    const act = { tenantId: ctx.tenant.id, actor: actorOf(ctx), id: String(ctx.params.id) }
    return this.#answer(ctx, 'changed', fields, () =>
      timingActs.update({ ...act, version, fields })
    )
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n, params } = ctx
    await bouncer.with(HoursPolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id: String(params.id) }
    const result = await timingActs.remove(act)
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('timings.flash.removed'))
    return response.redirect().toRoute('admin.settings.hours.edit')
  }

  async #answer(ctx: HttpContext, told: 'added' | 'changed', fields: TimingFields, act: Act) {
    const { response, session, i18n } = ctx
    if (changesNothing(fields)) {
      session.flashErrors({ shift_by: i18n.t('timings.errors.changes_nothing') })
      return response.redirect().toRoute('admin.settings.hours.edit')
    }
    const result = await act()
    if (result.ok) session.flash('success', i18n.t(`timings.flash.${told}`))
    else if (result.error.type === 'overlaps')
      session.flashErrors({ starts_on: i18n.t('timings.errors.overlaps') })
    else if (result.error.type === 'unusable')
      session.flashErrors({ branch_id: i18n.t('timings.errors.branch') })
    else refuseRecord(ctx, result.error)
    return response.redirect().toRoute('admin.settings.hours.edit')
  }
}

type Act = () => ReturnType<typeof timingActs.create> | ReturnType<typeof timingActs.update>
