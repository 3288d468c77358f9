import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { sendPicture } from '#core/pictures/send_picture'
import { FindStudent } from '#domain/people/students/queries/find_student'
import { readStatements } from '#domain/shared/data/database'

export default class StudentPhotosController {
  async show(ctx: HttpContext) {
    const { bouncer, tenant, params } = ctx
    await bouncer.with(StudentPolicy).authorize('show')
    const student = await readStatements(tenant.id, () => new FindStudent().execute(params.id))
    return sendPicture(ctx, student?.photo)
  }
}
