import type { HttpContext } from '@adonisjs/core/http'
import { WireError } from '#core/errors/wire_error'
import { readSearchKey, type SearchKey } from '#core/search/search_key'

/**
 * The search key a request was sent with; that it is signed and of this centre is all that is known
 * by now.
 */
export function sentKey({ request, tenant }: HttpContext): SearchKey {
  const [scheme, token] = request.header('authorization', '')!.split(' ')
  if (scheme !== 'Bearer') {
    throw new WireError(
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.'
    )
  }
  return readSearchKey(token ?? '', tenant, request.hostname() ?? '') ?? refuseKey()
}

export const refuseKey = (): never => {
  throw new WireError('invalid_api_key', 'The provided API key is invalid.')
}
