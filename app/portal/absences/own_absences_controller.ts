import type { HttpContext } from '@adonisjs/core/http'
import { absenceValidator } from '#core/absences/absence_validator'
import { answerAbsence } from '#core/absences/answer_absence'
import { saidAbsence } from '#core/absences/said_absence'
import { toldAbsence } from '#core/absences/told_absence'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { RequestAbsence } from '#domain/people/instructors/absences/request_absence'
import { WithdrawAbsence } from '#domain/people/instructors/absences/withdraw_absence'
import { listOwnAbsences } from '#domain/people/instructors/queries/list_absences'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

/** An instructor's absences, and asking for one. What the office noted beside those it entered is its own. */
export default class OwnAbsencesController {
  async index({ auth, inertia, tenant }: HttpContext) {
    const { personId } = auth.getUserOrFail()
    const own = await readStatements(tenant.id, () => listOwnAbsences(personId))
    return inertia.render('portal/absences', {
      absences: own.map(
        ({ created_at: at, decided_at: decided, answer, is_asked, ...absence }) => ({
          ...toldAbsence(absence),
          ...{ is_asked, reason: is_asked ? absence.reason : null },
          ...{ answer, asked_at: at.toISOString(), decided_at: decided?.toISOString() ?? null },
        })
      ),
      today: today(tenant.timezone),
    })
  }

  async store(ctx: HttpContext) {
    const { auth, request, tenant } = ctx
    const form = await request.validateUsing(absenceValidator)
    const said = saidAbsence(form, tenant.timezone)
    if (!said.ok) return answerAbsence(ctx, said, 'absence_asked')
    const instructorId = auth.getUserOrFail().personId
    const result = await new RequestAbsence().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx), instructorId },
      ...said.value,
      reason: form.reason ?? null,
    })
    return answerAbsence(ctx, result, 'absence_asked')
  }

  async destroy(ctx: HttpContext) {
    const { auth, i18n, params, response, session, tenant } = ctx
    const result = await new WithdrawAbsence().execute({
      ...{ tenantId: tenant.id, actor: actorOf(ctx), id: params.absence as string },
      instructorId: auth.getUserOrFail().personId,
    })
    if (result.ok) session.flash('success', i18n.t('instructors.flash.absence_withdrawn'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else session.flash('error', i18n.t(`instructors.decided.${result.error.state}`))
    return response.redirect().back()
  }
}
