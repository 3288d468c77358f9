import type { HttpContext } from '@adonisjs/core/http'

/** A page asked by itself: such a request is no sign that somebody sits in front of it. */
export const isBackground = (request: HttpContext['request']) =>
  request.header('x-background') !== undefined
