import type { HttpContext } from '@adonisjs/core/http'
import { ForbiddenError } from '#core/portals/portal_middleware'
import type { PortalPerson } from '#domain/access/sessions/principal'

/** Who is signed in, on a page that is no administrator's. */
export function ownPerson({ auth }: HttpContext): PortalPerson {
  const { personType: type, personId: id } = auth.getUserOrFail()
  if (type === 'administrator') throw new ForbiddenError()
  return { type, id }
}
