import type { IncomingMessage } from 'node:http'
import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isUnreadable } from '#core/requests/unreadable_address'

export class MalformedRequestError extends Exception {
  static override status = 400
  static override code = 'E_MALFORMED_REQUEST'
}

/**
 * A proxy before us may have read the other host; and nothing bounds what a compressed body unpacks
 * to.
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
