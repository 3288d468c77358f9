import { Exception } from '@adonisjs/core/exceptions'
import type { HttpContext } from '@adonisjs/core/http'
import { refusalStatus } from '#core/errors/error_status'
import { isDatabaseUnavailable } from '#domain/shared/data/database_unavailable'

/** Seconds. */
const retryAfter = 5

/** A program that reads a file by its address understands the status, and nobody reads a page there. */
export class BareRefusal extends Exception {
  static override code = 'E_BARE'

  constructor(
    status: number,
    readonly wait?: number
  ) {
    super(`Refused with ${status}`, { status })
  }

  handle(_: unknown, { response }: HttpContext) {
    if (this.wait) response.header('Retry-After', this.wait)
    response.header('Cache-Control', 'no-store')
    response.header('Content-Type', 'text/plain; charset=utf-8')
    response.status(this.status).send(`${this.status}\n`)
  }
}

/** What went wrong anywhere else while such a file was made; why is for the log alone. */
export function bareRefusalOf(error: unknown) {
  if (error instanceof BareRefusal) return error
  const { code, status = 500 } = error as { code?: string; status?: number }
  const isBusy = code === 'E_BUSY' || isDatabaseUnavailable(error)
  return isBusy ? new BareRefusal(503, retryAfter) : new BareRefusal(refusalStatus(status))
}
