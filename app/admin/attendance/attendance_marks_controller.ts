import type { HttpContext } from '@adonisjs/core/http'
import AttendancePolicy from '#app/admin/attendance/attendance_policy'
import { photosFor } from '#app/admin/attendance/shown_attendance'
import { answerMarks } from '#core/attendance/answer_marks'
import { attendanceMarksValidator } from '#core/attendance/attendance_marks_validator'
import { notFound } from '#core/errors/not_found'
import KeptMarkTransformer from '#core/attendance/kept_mark_transformer'
import { marksOfStudent } from '#domain/attendance/queries/marks_of_student'
import { findClassSession } from '#domain/scheduling/class_sessions/queries/find_class_session'
import { readStatements } from '#domain/shared/data/database'

export default class AttendanceMarksController {
  async index(ctx: HttpContext) {
    const { bouncer, params, response, tenant } = ctx
    await bouncer.with(AttendancePolicy).authorize('index')
    const [session, marks] = await readStatements(tenant.id, () =>
      Promise.all([findClassSession(params.id), marksOfStudent(params.id, params.student)])
    )
    if (!session) throw notFound(ctx)
    response.header('Cache-Control', 'no-store')
    return marks.map((mark) => new KeptMarkTransformer(mark).toObject())
  }

  async store(ctx: HttpContext) {
    const policy = ctx.bouncer.with(AttendancePolicy)
    await policy.authorize('mark')
    const form = await ctx.request.validateUsing(attendanceMarksValidator)
    const [mayFirst, mayCorrect] = [await policy.allows('create'), await policy.allows('update')]
    const mayMake = ({ seen }: { seen: number }) => (seen === 0 ? mayFirst : mayCorrect)
    if (!form.marks.some(mayMake)) await policy.authorize(mayFirst ? 'update' : 'create')
    const mayCorrectLocked = await policy.allows('correctLocked')
    return answerMarks(ctx, { form, mayMake, mayCorrectLocked, photoOf: photosFor(ctx) })
  }
}
