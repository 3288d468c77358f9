import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { ownSession } from '#domain/scheduling/calendar/own/own_sessions'
import { isUuid } from '#domain/shared/text/is_uuid'

/** The session of the address, which whoever is signed in teaches or assists in; inside a transaction. */
export async function taughtSession(ctx: HttpContext) {
  const { auth, params } = ctx
  const instructor = auth.getUserOrFail().personId
  const session = isUuid(params.id) ? await ownSession({ instructor }, params.id) : undefined
  if (!session) throw notFound(ctx)
  return session
}

/** Instructors mark and correct within the centre's days; what is locked is the office's. */
export const ownAbilities = { create: true, update: true, delete: false }
