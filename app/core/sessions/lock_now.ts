import type { HttpContext } from '@adonisjs/core/http'
import { LockSession } from '#domain/access/sessions/actions/lock_session'

export async function lockNow({ tenant, principal, sessionState, request }: HttpContext) {
  if (!principal || sessionState.lockedAt) return
  sessionState.lockedAt = await new LockSession().execute({
    tenantId: tenant.id,
    principal,
    sessionKey: sessionState.key,
    rememberedBy: sessionState.rememberedBy,
    requestId: request.id() ?? null,
  })
}
