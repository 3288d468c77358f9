import { DateTime } from 'luxon'
import type { HttpContext } from '@adonisjs/core/http'
import { findOr404 } from '#app/admin/instructors/find_or_404'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { absenceValidator } from '#app/admin/instructors/working_time_validator'
import { notFound } from '#core/errors/not_found'
import { intlTag } from '#core/languages/locale'
import { actorOf } from '#core/records/actor_of'
import { AddAbsence } from '#domain/people/instructors/actions/add_absence'
import { RemoveAbsence } from '#domain/people/instructors/actions/remove_absence'
import { instantStyle } from '#domain/shared/time/date_styles'

export default class AbsencesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
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
    if (result.ok) session.flash('success', i18n.t('instructors.flash.absence'))
    else this.#refuse(ctx, result.error)
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, response, session, tenant, i18n, params } = ctx
    await bouncer.with(InstructorPolicy).authorize('update')
    const about = { tenantId: tenant.id, actor: actorOf(ctx), instructorId: params.id as string }
    const result = await new RemoveAbsence().execute({ ...about, id: params.absence })
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('instructors.flash.absence_removed'))
    return response.redirect().withQs().back()
  }

  #refuse(ctx: HttpContext, refusal: Refusal) {
    const { session, i18n, tenant, locale, auth } = ctx
    switch (refusal.type) {
      case 'not_found':
        throw notFound(ctx)
      case 'ends_before_it_starts':
        return session.flashErrors({
          until_day: i18n.t('instructors.errors.ends_before_it_starts'),
        })
      default: {
        const tag = intlTag(locale, tenant, auth.getUserOrFail())
        const style = { ...instantStyle, timeZone: tenant.timezone }
        const { format: written } = new Intl.DateTimeFormat(tag, style)
        const { starts_at: from, ends_at: until } = refusal.absence
        const span = { from: written(from), until: written(until) }
        return session.flashErrors({ from_day: i18n.t('instructors.errors.overlaps', span) })
      }
    }
  }
}

type Refusal = Extract<Awaited<ReturnType<AddAbsence['execute']>>, { ok: false }>['error']
