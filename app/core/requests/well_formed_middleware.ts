import type { IncomingMessage } from 'node:http'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isUnreadable } from '#core/requests/unreadable_address'

/** The request can be read in two ways, or in none. */
export class MalformedRequestError extends Exception {
  static override status = 400
  static override code = 'E_MALFORMED_REQUEST'
}

/**
 * Refuses an address nobody can read, a request that names two hosts (a proxy before us may have read the other), and a
 * compressed body: no browser sends one, and what it unpacks to nobody has promised.
 */
export default class WellFormedMiddleware {
  handle({ request: { request } }: HttpContext, next: NextFn) {
    if (isUnreadable(request) || hostsOf(request) > 1 || isCompressed(request))
      throw new MalformedRequestError()
    return next()
  }
}

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

const isCompressed = ({ headers }: IncomingMessage) =>
  (headers['content-encoding'] ?? 'identity') !== 'identity'
