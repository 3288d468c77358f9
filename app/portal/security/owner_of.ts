import type { HttpContext } from '@adonisjs/core/http'

export function ownerOf({ auth, request, tenant, sessionState }: HttpContext) {
  const user = auth.getUserOrFail()
  return {
    tenantId: tenant.id,
    userId: user.userId,
    actor: user.actor(request.id() ?? null),
    keep: sessionState,
  }
}
