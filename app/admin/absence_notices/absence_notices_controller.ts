import type { HttpContext } from '@adonisjs/core/http'
import {
  absenceNoticeValidator,
  toldAbsence,
  withdrawalValidator,
} from '#app/admin/absence_notices/absence_notice_validator'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'
import { findStudentOr404 } from '#app/admin/students/found_student'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { type NoticeRefusal, TellAbsence } from '#domain/attendance/actions/tell_absence'
import { WithdrawNotice } from '#domain/attendance/actions/withdraw_notice'

export default class AbsenceNoticesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(AttendancePolicy).authorize('create')
    const { id } = await findStudentOr404(ctx)
    const form = await request.validateUsing(absenceNoticeValidator)
    const about = { tenantId: tenant.id, actor: actorOf(ctx), studentId: id }
    const { reason, told_by: toldBy = null } = form
    const told = { ...toldAbsence(form, tenant.timezone), reason, toldBy }
    const result = await new TellAbsence().execute({ ...about, ...told })
    if (result.ok) session.flash('success', i18n.t('absence_notices.flash.told'))
    else refuse(ctx, result.error)
    return response.redirect().withQs().back()
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, params, request, response, session, tenant, i18n } = ctx
    await bouncer.with(AttendancePolicy).authorize('update')
    const { reason } = await request.validateUsing(withdrawalValidator)
    const about = { tenantId: tenant.id, actor: actorOf(ctx), studentId: String(params.id) }
    const result = await new WithdrawNotice().execute({ ...about, id: params.notice, reason })
    if (!result.ok) throw notFound(ctx)
    session.flash('success', i18n.t('absence_notices.flash.withdrawn'))
    return response.redirect().withQs().back()
  }
}

function refuse(ctx: HttpContext, refusal: NoticeRefusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
      throw notFound(ctx)
    case 'told_later':
      return session.flashErrors({ told_on: i18n.t('absence_notices.errors.told_later') })
    case 'no_session':
      return session.flashErrors({ session_id: i18n.t('absence_notices.errors.no_session') })
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}
