import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'

/** The queue of the office is the list of sessions, narrowed down to those; the oldest come first. */
export default class UnmarkedSessionsController {
  async index({ bouncer, request, response }: HttpContext) {
    await bouncer.with(AttendancePolicy).authorize('index')
    const qs = { ...request.qs(), only: 'unmarked', when: 'all', dir: 'asc' }
    return response.redirect().toRoute('admin.class_sessions.index', {}, { qs })
  }
}
