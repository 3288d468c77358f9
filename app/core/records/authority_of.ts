import type { HttpContext } from '@adonisjs/core/http'
import type { Authority } from '#domain/access/roles/authority'

/** In whose name an act is done, and what they hold. */
export const authorityOf = ({ tenant, auth, request }: HttpContext): Authority => ({
  tenantId: tenant.id,
  by: auth.getUserOrFail(),
  requestId: request.id() ?? null,
})
