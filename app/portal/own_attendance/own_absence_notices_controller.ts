import type { HttpContext } from '@adonisjs/core/http'
import { ownAbsenceNoticesValidator } from '#app/portal/own_attendance/own_absence_validator'
import { ownStudentOr404 } from '#app/portal/own_attendance/own_student'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import {
  type OwnAbsenceRefusal,
  reportOwnAbsences,
} from '#domain/attendance/actions/report_own_absences'
import { WithdrawOwnNotice } from '#domain/attendance/actions/withdraw_own_notice'

export default class OwnAbsenceNoticesController {
  async store(ctx: HttpContext) {
    const { i18n, request, response, session } = ctx
    const form = await request.validateUsing(ownAbsenceNoticesValidator)
    const { reason, from_day: from, until_day: until, absences } = form
    for (const { student_id: id } of absences) await ownStudentOr404(ctx, id)
    const result = await reportOwnAbsences({
      ...actIn(ctx),
      reason,
      from,
      until,
      absences,
    })
    if (result.ok) session.flash('success', i18n.t('own_attendance.flash.told'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else {
      const { type } = result.error
      session.flashErrors({ [fields[type]]: i18n.t(`own_attendance.errors.${type}`) })
    }
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { i18n, params, response, session } = ctx
    const { id: studentId } = await ownStudentOr404(ctx)
    const withdrawn = { ...actIn(ctx), studentId, id: params.notice as string }
    const result = await new WithdrawOwnNotice().execute(withdrawn)
    if (result.ok) session.flash('success', i18n.t('own_attendance.flash.withdrawn'))
    else if (result.error.type === 'not_found') throw notFound(ctx)
    else {
      const { type } = result.error
      const why = type === 'begun' ? 'withdraw_begun' : type
      session.flash('error', i18n.t(`own_attendance.errors.${why}`))
    }
    return response.redirect().withQs().back()
  }
}

const actIn = (ctx: HttpContext) => ({
  ...{ tenantId: ctx.tenant.id, zone: ctx.tenant.timezone, actor: actorOf(ctx) },
})

/** Under which field each is told; `changed` is about the whole. */
const fields: Record<Exclude<OwnAbsenceRefusal['type'], 'not_found'>, string> = {
  no_session: 'absences',
  reported: 'absences',
  passed: 'from_day',
  begun: 'from_day',
  changed: 'previewed',
}
