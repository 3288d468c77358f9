import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { compressed, encodings } from '#core/requests/compressed'
import { isInertia } from '#core/requests/page_visit'
import { asksByToken } from '#core/requests/token_routes'

/** Below this, headers and work outweigh what is saved. */
const least = 1_024

/**
 * Skips answers whose length could tell a secret (docs/adr/0023-compression.md). Files were
 * compressed when they were built; exports are written as they are read.
 */
export default class CompressionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response } = ctx
    const value: unknown = response.content?.[0]
    if (!isText(value)) return

    const vary = [response.getHeader('Vary') ?? []].flat()
    response.header('Vary', [...vary, 'Accept-Encoding'].join(', '))
    const accepted: string[] = request.encodings()
    const encoding = encodings.find((name) => accepted.includes(name))
    if (!encoding || request.method() === 'HEAD' || mayTell(ctx)) return
    const { text, type } = written(value)
    if (text.length < least) return
    response.safeHeader('Content-Type', type)
    response.header('Content-Encoding', encoding)
    response.send(await compressed(text, encoding))
  }
}

const isText = (value: unknown): value is string | object =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))

const written = (value: string | object) =>
  typeof value === 'string'
    ? { text: value, type: 'text/html; charset=utf-8' }
    : { text: JSON.stringify(value), type: 'application/json; charset=utf-8' }

/**
 * Could somebody who chooses a part of the address and sees the answer's length guess the rest of
 * it? Credentials are never compressed at all.
 */
function mayTell(ctx: HttpContext) {
  const { request, shownOnce, session, params } = ctx
  const site = request.header('sec-fetch-site')
  const isForeign = site === undefined ? !isInertia(request) : !ownSites.includes(site)
  if (isForeign || params?.token !== undefined || ctx.route?.name === 'mailbox') return true
  // what was typed is next to what it found
  if (asksByToken(ctx)) return true
  if (shownOnce?.authenticator || shownOnce?.recovery_codes?.length) return true
  if (shownOnce?.calendar_feed) return true
  return session?.flashMessages.has('link') ?? false
}

const ownSites = ['same-origin', 'none']
