import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { availabilityValidator } from '#app/admin/instructors/working_time/working_time_validator'
import { findOr404 } from '#app/admin/instructors/find_or_404'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { SetAvailability } from '#domain/people/instructors/actions/set_availability'

export default class AvailabilityController {
  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const { id } = await findOr404(ctx)
    const form = await request.validateUsing(availabilityValidator)
    const windows = form.windows ?? []
    const saving = { tenantId: tenant.id, actor: actorOf(ctx), id, windows }
    const result = await new SetAvailability().execute({ ...saving, version: form.version })
    if (result.ok) {
      const said = result.value.merged ? 'availability_merged' : 'availability'
      session.flash('success', i18n.t(`instructors.flash.${said}`))
    } else refuseRecord(ctx, result.error)
    return response.redirect().withQs().back()
  }
}
