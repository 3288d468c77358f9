import type { HttpContext } from '@adonisjs/core/http'

export const actorOf = ({ auth, request }: HttpContext) =>
  auth.getUserOrFail().actor(request.id() ?? null)
