import type { HttpContext } from '@adonisjs/core/http'
import { FairShare } from '#domain/shared/runtime/fair_share'
import { LoopShare } from '#core/requests/loop_share'

const all = 32
/** In milliseconds; afterwards the answer is 503. */
const patience = 5_000

const share = new LoopShare()
const places = new FairShare({ each: () => share.each(), all, patience })

/** Call the answer to leave the place. `gone` is aborted when the client left. */
export function takeRequestPlace(centre: string, gone: AbortSignal) {
  share.seen(centre)
  return places.take(centre, gone)
}

export const requestsOf = (centre: string) => places.of(centre)

/** Given as the reason, because without one each abort would make an error with its call stack. */
const closed = 'The connection is closed'

/** Aborted when the connection closes, as it does after every answer. */
export function goneSignal({ response }: HttpContext) {
  const gone = new AbortController()
  response.response.once('close', () => gone.abort(closed))
  return gone.signal
}
