import type { HttpContext } from '@adonisjs/core/http'
import type { Authority } from '#domain/access/roles/authority'

export const authorityOf = ({ tenant, auth, request }: HttpContext): Authority => ({
  tenantId: tenant.id,
  by: auth.getUserOrFail(),
  requestId: request.id() ?? null,
})
