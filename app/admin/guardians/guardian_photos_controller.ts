import type { HttpContext } from '@adonisjs/core/http'
import GuardianPolicy from '#app/admin/guardians/guardian_policy'
import { sendPicture } from '#core/pictures/send_picture'
import { findGuardian } from '#domain/people/guardians/queries/find_guardian'
import { readStatements } from '#domain/shared/data/database'

export default class GuardianPhotosController {
  async show(ctx: HttpContext) {
    const { bouncer, tenant, params } = ctx
    await bouncer.with(GuardianPolicy).authorize('show')
    const guardian = await readStatements(tenant.id, () => findGuardian(params.id))
    return sendPicture(ctx, guardian?.photo)
  }
}
