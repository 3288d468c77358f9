import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { TakeOutDate } from '#domain/people/instructors/absences/take_out_date'

/** Single dates of an absence that repeats. */
export default class AbsenceDatesController {
  async destroy(ctx: HttpContext) {
    const { bouncer, i18n, params, request, response, session, tenant } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const result = await new TakeOutDate().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx), instructorId: params.id as string },
      ...{ id: params.absence as string, date: String(request.input('date', '')) },
    })
    if (result.ok) session.flash('success', i18n.t('instructors.flash.absence_date_out'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else session.flashErrors({ date: i18n.t('instructors.errors.not_among') })
    return response.redirect().withQs().back()
  }
}
