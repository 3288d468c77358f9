import type { IncomingMessage, ServerResponse } from 'node:http'

const unreadable = new WeakMap<IncomingMessage, string>()

export const isUnreadable = (request: IncomingMessage) =>
  unreadable.has(request) || request.url!.includes('%00')

/** As it came, also where nobody can read it. */
export const sentAddress = (request: IncomingMessage) => unreadable.get(request) ?? request.url!

/**
 * Called by the framework for an address it can't decode. The request goes the usual way, so that
 * its answer has the usual headers, language and page.
 */
export async function readNoAddress(request: IncomingMessage, response: ServerResponse) {
  const { default: server } = await import('@adonisjs/core/services/server')
  unreadable.set(request, request.url!)
  request.url = '/'
  await server.handle(request, response)
}
