import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { isDatabaseUnavailable } from '#domain/shared/data/database_unavailable'

/** Codes that don't follow the rule that whatever is wrong with a request is 400. */
const statuses: Record<string, { status: number; type: string }> = {
  missing_authorization_header: { status: 401, type: 'auth' },
  invalid_api_key: { status: 403, type: 'auth' },
  index_not_found: { status: 404, type: 'invalid_request' },
  not_found: { status: 404, type: 'invalid_request' },
  payload_too_large: { status: 413, type: 'invalid_request' },
  unsupported_media_type: { status: 415, type: 'invalid_request' },
  too_many_search_requests: { status: 503, type: 'system' },
  internal: { status: 500, type: 'internal' },
}

/** Seconds. */
const retryAfter = 5

/** A refusal as Meilisearch words it. People read none of it: the client that asked does. */
export class WireError extends Exception {
  static override code = 'E_WIRE'

  constructor(
    readonly wireCode: string,
    message: string,
    status = statuses[wireCode]?.status ?? 400
  ) {
    super(message, { status })
  }

  handle(_: unknown, { response }: HttpContext) {
    if (this.status === 503) response.header('Retry-After', retryAfter)
    response.header('Cache-Control', 'no-store')
    response.status(this.status).send({
      message: this.message,
      code: this.wireCode,
      type: statuses[this.wireCode]?.type ?? 'invalid_request',
      link: `https://docs.meilisearch.com/errors#${this.wireCode}`,
    })
  }
}

/** What PostgreSQL says of a statement that took too long. */
const statementTimeout = '57014'

type Failure = { code?: string; status?: number }

/**
 * What went wrong anywhere else while a request by token was answered; why is for the log alone.
 */
export function wireErrorOf(error: unknown) {
  if (error instanceof WireError) return error
  const { code, status } = error as Failure
  if (code === 'E_BUSY' || code === statementTimeout || isDatabaseUnavailable(error)) {
    return new WireError('too_many_search_requests', 'Too many search requests. Retry after 5s.')
  }
  if (status === 400) return new WireError('bad_request', 'The address or the head is malformed.')
  if (status && status < 500) return new WireError('not_found', 'Not found.')
  return new WireError('internal', 'An internal error has occurred.', status)
}
