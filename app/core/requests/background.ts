import type { HttpContext } from '@adonisjs/core/http'

type Request = HttpContext['request']

/** A page asked by itself: such a request is no sign that somebody sits in front of it. */
export const isBackground = (request: Request) =>
  request.header('x-background') !== undefined || isStream(request)

/**
 * Held open, and asked by the browser's own EventSource, which sends no header of ours. Its headers are gone before the
 * middleware ends: it can set no cookie.
 */
export const isStream = ({ ctx }: Request) => ctx?.route?.name === 'calendar_changes.index'
