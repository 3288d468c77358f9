import type { HttpContext } from '@adonisjs/core/http'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import StudentPolicy from '#app/admin/students/student_policy'
import { notFound } from '#core/errors/not_found'
import { pickupPersonValidator } from '#core/pickups/pickup_validator'
import { actorOf } from '#core/records/actor_of'
import { AddPickupPerson } from '#domain/attendance/pickups/actions/add_pickup_person'
import { RemovePickupPerson } from '#domain/attendance/pickups/actions/remove_pickup_person'
import { mostAtOnce } from '#domain/shared/limits/counts'

/** As the rights of guardians are changed. */
export default class PickupPeopleController {
  async store(ctx: HttpContext) {
    const { i18n, request, response, session, tenant } = ctx
    await this.#authorize(ctx)
    const meta = { phoneCountry: tenant.phoneCountry }
    const form = await request.validateUsing(pickupPersonValidator, { meta })
    const { name, phone, relation } = form
    const fields = { name, phone: phone || null, relation: relation || null }
    const result = await new AddPickupPerson().execute({ ...this.#about(ctx), fields })
    if (result.ok) session.flash('success', i18n.t('pickups.flash.added'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else {
      const most = mostAtOnce.pickupPeople
      session.flashErrors({ name: i18n.t(`pickups.errors.${result.error.type}`, { most }) })
    }
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { i18n, params, response, session } = ctx
    await this.#authorize(ctx)
    const act = { ...this.#about(ctx), id: params.person as string }
    const result = await new RemovePickupPerson().execute(act)
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('pickups.flash.removed'))
    return response.redirect().withQs().back()
  }

  async #authorize({ bouncer }: HttpContext) {
    await bouncer.with(StudentPolicy).authorize('show')
    await bouncer.with(GuardianPolicy).authorize('update')
  }

  #about(ctx: HttpContext) {
    const studentId = ctx.params.id as string
    return { tenantId: ctx.tenant.id, actor: actorOf(ctx), studentId }
  }
}
