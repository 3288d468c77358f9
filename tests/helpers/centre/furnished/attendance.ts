import { v7 as uuid } from 'uuid'
import { aMark, sayPolicy } from '#tests/helpers/attendance/attendance'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

/** A policy, a pause that is over, a session with a mark that a guardian is told of, and a notice. */
export async function furnish(centre: Centre) {
  const [group] = await rowsOf(centre, 'groups')
  const [user] = await rowsOf(centre, 'users')
  await sayPolicy(centre, { notice_hours: 12 }, group.id)
  const [policy] = await rowsOf(centre, 'attendance_policies')
  await insert(centre, 'attendance_policy_changes', {
    policy_id: policy.id,
    version: 1,
    effective_from: '2090-01-01',
    notice_hours: 24,
    created_at: '2026-09-01T08:00Z',
  })
  const [session] = await rowsOf(centre, 'class_sessions', { student_id: null })
  await insert(centre, 'lesson_notes', { session_id: session.id, shared_notes: 'Page 12' })
  const [enrolment] = await rowsOf(centre, 'enrolments')
  const pause = { paused_from: '2026-09-01', paused_until: '2026-09-04' }
  await insert(centre, 'enrolment_pauses', { enrolment_id: enrolment.id, ...pause })
  const mark = aMark(enrolment.student_id)
  const whose = { session_id: session.id, student_id: enrolment.student_id }
  const made = { method: 'manual', marked_by: user.id, marked_at: '2026-09-07T14:00Z' }
  await insert(centre, 'attendance', {
    ...{ ...whose, ...made, standing: 'enrolled', status: mark.status, event: 'attended' },
    ...{ counts_as_attended: true, charge_percent: 100, uses_unit: true, pays_instructor: true },
  })
  const kept = uuid()
  await insert(centre, 'attendance_marks', {
    ...{ ...whose, ...made, id: kept, mark: { status: mark.status }, kept_at: made.marked_at },
  })
  const [guardian] = await rowsOf(centre, 'guardians')
  await insert(centre, 'absence_alerts', { mark_id: kept, guardian_id: guardian.id })
  const [instructor] = await rowsOf(centre, 'instructors')
  await insert(centre, 'attendance_reminders', {
    ...{ session_id: session.id, instructor_id: instructor.id, queued_at: made.marked_at },
  })
  await insert(centre, 'absence_notices', {
    ...{ ...whose, id: uuid(), reason: 'Ill', told_at: made.marked_at, made_by: user.id },
    ...{ withdrawn_at: made.marked_at, withdrawn_by: user.id },
  })
}
