import type { HttpContext } from '@adonisjs/core/http'

type Request = HttpContext['request']

export const isInertia = (request: Request) => request.header('x-inertia') !== undefined

export function isPageVisit(request: Request) {
  return request.method() === 'GET' && !isScripted(request)
}

export function isScripted(request: Request) {
  if (isInertia(request)) return false
  const destination = request.header('sec-fetch-dest')
  if (destination !== undefined) return destination !== 'document'
  return request.ajax() || !request.header('accept', '')!.includes('text/html')
}

/** Asked by a script that reads JSON alone; a page would be of no use to it. */
export const readsJson = (request: Request) => request.accepts(['html', 'json']) === 'json'
