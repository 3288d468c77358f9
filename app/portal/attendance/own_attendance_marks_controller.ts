import type { HttpContext } from '@adonisjs/core/http'
import { ownAbilities, taughtSession } from '#app/portal/attendance/own_session'
import { ownPhotosOf } from '#app/portal/attendance/own_photo_url'
import { answerMarks } from '#core/attendance/answer_marks'
import { attendanceMarksValidator } from '#core/attendance/attendance_marks_validator'
import KeptMarkTransformer from '#core/attendance/kept_mark_transformer'
import { marksOfStudent } from '#domain/attendance/queries/marks_of_student'
import { readStatements } from '#domain/shared/data/database'

export default class OwnAttendanceMarksController {
  async index(ctx: HttpContext) {
    const { params, response, tenant } = ctx
    const marks = await readStatements(tenant.id, async () => {
      const { id } = await taughtSession(ctx)
      return marksOfStudent(id, params.student)
    })
    response.header('Cache-Control', 'no-store')
    return marks.map((mark) => new KeptMarkTransformer(mark).toObject())
  }

  async store(ctx: HttpContext) {
    await readStatements(ctx.tenant.id, () => taughtSession(ctx))
    const form = await ctx.request.validateUsing(attendanceMarksValidator)
    const photoOf = ownPhotosOf(ctx.params.id)
    return answerMarks(ctx, { form, mayCorrectLocked: ownAbilities.delete, photoOf })
  }
}
