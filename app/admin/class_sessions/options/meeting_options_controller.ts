import type { HttpContext } from '@adonisjs/core/http'
import ClassSessionPolicy from '#app/admin/class_sessions/class_session_policy'
import { meetingOptionValidator } from '#app/admin/class_sessions/options/meeting_option_validator'
import StudentPolicy from '#app/admin/students/student_policy'
import {
  findGroups,
  findInstructors,
  findStudents,
} from '#domain/scheduling/class_sessions/queries/meeting_options'
import { readStatements } from '#domain/shared/data/database'

const finders = { group: findGroups, instructor: findInstructors, student: findStudents }

/** Groups, instructors or students whose names match what is typed, for a form or a filter. */
export default class MeetingOptionsController {
  async index({ bouncer, request, response, tenant }: HttpContext) {
    await bouncer.with(ClassSessionPolicy).authorize('index')
    const data = request.qs()
    const form = await request.validateUsing(meetingOptionValidator, { data })
    if (form.of === 'student') await bouncer.with(StudentPolicy).authorize('index')
    const asked = { typed: form.q ?? '', every: form.every ?? false }
    response.header('Cache-Control', 'no-store')
    const find = async () => finders[form.of](asked)
    return { options: await readStatements(tenant.id, find) }
  }
}
