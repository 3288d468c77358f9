import type { HttpContext } from '@adonisjs/core/http'

type Request = HttpContext['request']

/** Whether the page's own client asked; it can be sent to another page. */
export const isInertia = (request: Request) => request.header('x-inertia') !== undefined

/** Whether a page is asked for: by the address bar, a link or the client. */
export function isPageVisit(request: Request) {
  return request.method() === 'GET' && !isScripted(request)
}

/** Whether neither a page nor a form asks, but a script, a picture or a download. */
export function isScripted(request: Request) {
  if (isInertia(request)) return false
  const destination = request.header('sec-fetch-dest')
  if (destination !== undefined) return destination !== 'document'
  return request.ajax() || !request.header('accept', '')!.includes('text/html')
}
