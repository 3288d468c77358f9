import { AuthorizationResponse, errors } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { areaOfList } from '#domain/access/views/list_area'

export function listOf(ctx: HttpContext) {
  const user = ctx.auth.getUserOrFail()
  const list = String(ctx.params.list)
  const area = areaOfList(list)
  if (!area) throw notFound(ctx)
  if (!user.may(`admin.${area}.index`)) {
    throw new errors.E_AUTHORIZATION_FAILURE(AuthorizationResponse.deny())
  }
  return { tenantId: ctx.tenant.id, user, actor: actorOf(ctx), list }
}
