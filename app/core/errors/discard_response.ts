import type { HttpContext } from '@adonisjs/core/http'

const described = [
  'Location',
  'X-Inertia',
  'X-Inertia-Location',
  'Content-Type',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'ETag',
  'Last-Modified',
]

/**
 * Takes back a prepared answer: the framework would send it although an error came after. Cookies
 * stay, because a remembered device has a new secret by now.
 */
export function discardResponse({ response }: HttpContext, status: number) {
  const stream = response.outgoingStream
  if (stream && 'destroy' in stream) stream.destroy()
  response.lazyBody = {}
  for (const header of described) response.removeHeader(header)
  response.status(status)
}
