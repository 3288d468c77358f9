import type { HttpContext } from '@adonisjs/core/http'

/** The signed-in person as the actions about their own factors take them; the session they are in goes on. */
export function ownerOf({ auth, request, tenant, sessionState }: HttpContext) {
  const user = auth.getUserOrFail()
  return {
    tenantId: tenant.id,
    userId: user.userId,
    actor: user.actor(request.id() ?? null),
    keep: sessionState,
  }
}
