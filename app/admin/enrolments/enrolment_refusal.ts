import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnconfirmed } from '#app/admin/placements/confirmation'
import { notFound } from '#core/errors/not_found'
import type { EnrolRefusal } from '#domain/teaching/enrolments/actions/enrol_student'

export function refuseEnrolment(ctx: HttpContext, refusal: EnrolRefusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
      throw notFound(ctx)
    case 'possible_duplicates': {
      const count = refusal.duplicates.length
      session.flash('duplicates', refusal.duplicates)
      const message = i18n.t('students.errors.possible_duplicates', { count })
      return session.flashErrors({ confirm_duplicate: message })
    }
    case 'full':
      return session.flashErrors({ over_capacity_reason: i18n.t('enrolments.errors.full') })
    case 'unconfirmed':
      return refuseUnconfirmed(ctx)
    case 'not_enrolling':
      return session.flashErrors({ standing: i18n.t('enrolments.errors.not_enrolling') })
    default:
      return session.flashErrors({ student_id: i18n.t(`enrolments.errors.${refusal.type}`) })
  }
}
