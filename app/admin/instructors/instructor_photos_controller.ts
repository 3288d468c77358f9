import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { sendPicture } from '#core/pictures/send_picture'
import { findInstructor } from '#domain/people/instructors/queries/find_instructor'
import { readStatements } from '#domain/shared/data/database'

export default class InstructorPhotosController {
  async show(ctx: HttpContext) {
    const { bouncer, tenant, params } = ctx
    await bouncer.with(InstructorPolicy).authorize('show')
    const instructor = await readStatements(tenant.id, () => findInstructor(params.id))
    return sendPicture(ctx, instructor?.photo)
  }
}
