import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { pinBudgets } from '#core/check_in/pin_budgets'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { forget } from '#core/throttles/throttle'
import { RemovePin } from '#domain/attendance/check_in/actions/remove_pin'
import { SetPin } from '#domain/attendance/check_in/actions/set_pin'

export default class CheckInPinsController {
  /** Told once, in an answer that no history keeps. */
  async update(ctx: HttpContext) {
    const { bouncer, params, response, tenant } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), studentId: params.id as string }
    const result = await new SetPin().execute(act)
    if (!result.ok) throw notFound(ctx)
    const { pin, number } = result.value
    await Promise.all(pinBudgets(tenant.id, number).map(forget))
    response.header('Cache-Control', 'no-store')
    return { pin }
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, i18n, params, response, session, tenant } = ctx
    await bouncer.with(StudentPolicy).authorize('update')
    const act = { tenantId: tenant.id, actor: actorOf(ctx), studentId: params.id as string }
    const result = await new RemovePin().execute(act)
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('check_in.flash.pin_removed'))
    return response.redirect().toRoute('admin.students.show', { id: params.id })
  }
}
