import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { findOr404 } from '#app/admin/instructors/find_or_404'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { absenceValidator } from '#app/admin/instructors/working_time/working_time_validator'
import { actorOf } from '#core/records/actor_of'
import { answerSpan, answerSpanRemoved } from '#core/records/answer_span'
import { AddAbsence } from '#domain/people/instructors/actions/add_absence'
import { RemoveAbsence } from '#domain/people/instructors/actions/remove_absence'
import { instantStyle } from '#domain/shared/time/date_styles'

export default class AbsencesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, tenant } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const { id } = await findOr404(ctx)
    const form = await request.validateUsing(absenceValidator)
    const zone = tenant.timezone
    const at = (day: string, time: string) => DateTime.fromISO(`${day}T${time}`, { zone })
    const result = await new AddAbsence().execute({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      instructorId: id,
      startsAt: at(form.from_day, form.from_time).toJSDate(),
      endsAt: at(form.until_day, form.until_time).toJSDate(),
      reason: form.reason ?? null,
    })
    return answerSpan(ctx, result, {
      area: 'instructors',
      done: 'absence',
      fields: { from: 'from_day', until: 'until_day' },
      style: { ...instantStyle, timeZone: zone },
      other: ({ absence: { starts_at: from, ends_at: until } }) => ({ from, until }),
    })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, tenant, params } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const about = { tenantId: tenant.id, actor: actorOf(ctx), instructorId: params.id as string }
    const result = await new RemoveAbsence().execute({ ...about, id: params.absence })
    return answerSpanRemoved(ctx, result, { area: 'instructors', done: 'absence_removed' })
  }
}
