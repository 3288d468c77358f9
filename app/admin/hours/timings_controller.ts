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
import { timingActs } from '#domain/scheduling/hours/timing_record'

export default class TimingsController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(HoursPolicy).authorize('update')
    const fields = timingFields(await ctx.request.validateUsing(timingValidator))
    const act = { tenantId: ctx.tenant.id, actor: actorOf(ctx), fields }
    return this.#answer(ctx, 'added', await timingActs.create(act))
  }

  async update(ctx: HttpContext) {
    await ctx.bouncer.with(HoursPolicy).authorize('update')
    const { version, ...form } = await ctx.request.validateUsing(changedTimingValidator)
    const fields = timingFields(form)
    const act = { tenantId: ctx.tenant.id, actor: actorOf(ctx), id: String(ctx.params.id) }
    return this.#answer(ctx, 'changed', await timingActs.update({ ...act, version, fields }))
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, tenant, params } = ctx
    await bouncer.with(HoursPolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), id: String(params.id) }
    const result = await timingActs.remove(act)
    if (!result.ok) throw notFound(ctx)
    return this.#answer(ctx, 'removed', result)
  }

  #answer(ctx: HttpContext, told: 'added' | 'changed' | 'removed', result: Saved) {
    const { response, session, i18n } = ctx
    if (!result.ok) refuseTiming(ctx, result.error)
    else {
      const { sessions: count } = result.value
      const kept = count > 0 ? [i18n.t('timings.flash.kept', { count })] : []
      session.flash('success', [i18n.t(`timings.flash.${told}`), ...kept].join(' · '))
    }
    return response.redirect().toRoute('admin.settings.hours.edit')
  }
}

type Saved = Awaited<ReturnType<(typeof timingActs)['create' | 'update']>>

function refuseTiming(ctx: HttpContext, refusal: Extract<Saved, { ok: false }>['error']) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'changes_nothing':
      return session.flashErrors({ shift_by: i18n.t('timings.errors.changes_nothing') })
    case 'overlaps':
      return session.flashErrors({ starts_on: i18n.t('timings.errors.overlaps') })
    case 'unusable':
      return session.flashErrors({ branch_id: i18n.t('timings.errors.branch') })
    default:
      return refuseRecord(ctx, refusal)
  }
}
