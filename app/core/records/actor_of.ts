import type { HttpContext } from '@adonisjs/core/http'

/** Who acts, as the audit trail will name them and this request. */
export const actorOf = ({ auth, request }: HttpContext) =>
  auth.getUserOrFail().actor(request.id() ?? null)
