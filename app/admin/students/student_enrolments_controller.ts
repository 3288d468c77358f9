import type { HttpContext } from '@adonisjs/core/http'
import EnrolmentPolicy from '#app/admin/enrolments/enrolment_policy'
import { actOf } from '#app/admin/groups/group_form'
import { allAskedStudents } from '#app/admin/students/asked_students'
import { studentEnrolmentsValidator } from '#app/admin/students/student_bulk_validator'
import StudentPolicy from '#app/admin/students/student_policy'
import { confirmationIn, refuseUnconfirmed } from '#app/admin/placements/confirmation'
import { notFound } from '#core/errors/not_found'
import { chosenIds } from '#core/records/chosen_ids'
import { namesOf } from '#core/people/names_of'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { EnrolStudents, type Enrolling } from '#domain/teaching/enrolments/actions/enrol_students'

export default class StudentEnrolmentsController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('index')
    await bouncer.with(EnrolmentPolicy).authorize('create')
    const form = await request.validateUsing(studentEnrolmentsValidator)
    const studentIds = await chosenIds(ctx, allAskedStudents(ctx))
    const refuse = (message: string) => {
      session.flashErrors({ group_id: message })
      return response.redirect().withQs().back()
    }
    const { enrolled: most } = mostAtOnce
    if (studentIds.length > most) return refuse(i18n.t('students.errors.too_many', { most }))
    const { group_id: groupId, starts_on: startsOn } = form
    const input = { ...actOf(ctx), groupId, startsOn, studentIds, ...confirmationIn(form) }
    const result = await new EnrolStudents().execute(input)
    if (!result.ok) {
      if (result.error.type === 'not_found') throw notFound(ctx)
      if (result.error.type === 'unconfirmed') {
        refuseUnconfirmed(ctx)
        return response.redirect().withQs().back()
      }
      return refuse(i18n.t(`enrolments.errors.${result.error.type}`))
    }
    tell(ctx, result.value)
    return response.redirect().withQs().back()
  }
}

function tell({ session, i18n, locale }: HttpContext, done: Enrolling[]) {
  const others = done.filter(({ outcome }) => outcome !== 'active')
  const count = done.length - others.length
  session.flash(count > 0 ? 'success' : 'error', i18n.t('students.flash.enrolled', { count }))
  if (others.length === 0) return
  session.flash('refused', {
    title: i18n.t('students.not_seated.title', { count: others.length }),
    rows: others.map((student) => ({
      id: student.id,
      name: namesOf(locale, student),
      reason: reasonOf(i18n, student.outcome),
    })),
  })
}

function reasonOf(i18n: HttpContext['i18n'], outcome: Enrolling['outcome']) {
  switch (outcome) {
    case 'active':
      return ''
    case 'waitlisted':
    case 'full':
    case 'already_enrolled':
      return i18n.t(`students.not_seated.${outcome}`)
    case 'not_found':
      return i18n.t('enrolments.errors.unknown_target')
    case 'possible_duplicates':
      return i18n.t('students.errors.possible_duplicates', { count: 1 })
    default:
      return i18n.t(`enrolments.errors.${outcome}`)
  }
}
