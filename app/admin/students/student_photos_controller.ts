import drive from '@adonisjs/drive/services/main'
import type { HttpContext } from '@adonisjs/core/http'
import { photoVersion } from '#app/admin/students/student_photo_url'
import StudentPolicy from '#app/admin/students/student_policy'
import { absent } from '#core/absent'
import { FindStudent } from '#domain/people/queries/find_student'
import { readStatements } from '#domain/shared/tenant_scope'

/** A student's picture, for those who may see the student (product "Privacy of pictures"). */
export default class StudentPhotosController {
  async show(ctx: HttpContext) {
    const { bouncer, request, response, tenant, params } = ctx
    await bouncer.with(StudentPolicy).authorize('show')
    const student = await readStatements(tenant.id, () => new FindStudent().execute(params.id))
    const key = student?.photo
    if (!key || !(await drive.use().exists(key))) throw absent(ctx)

    const current = request.input('v') === photoVersion(key)
    response.header('Content-Type', 'image/webp')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    response.header('Cache-Control', current ? 'private, max-age=31536000, immutable' : 'no-store')
    return response.stream(await drive.use().getStream(key))
  }
}
