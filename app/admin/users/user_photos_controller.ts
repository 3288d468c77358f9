import type { HttpContext } from '@adonisjs/core/http'
import UserPolicy from '#app/admin/users/user_policy'
import { sendPicture } from '#core/pictures/send_picture'
import { FindAdministrator } from '#domain/access/administrators/queries/find_administrator'
import { readStatements } from '#domain/shared/data/database'

export default class UserPhotosController {
  async show(ctx: HttpContext) {
    const { bouncer, tenant, params } = ctx
    await bouncer.with(UserPolicy).authorize('show')
    const found = await readStatements(tenant.id, () => new FindAdministrator().execute(params.id))
    return sendPicture(ctx, found?.photo)
  }
}
