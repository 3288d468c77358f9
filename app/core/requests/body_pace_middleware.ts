import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { keepPace } from '#core/requests/body_pace'

export default class BodyPaceMiddleware {
  /** Ten seconds are plenty for a form; a picture on a bad line gets more as it brings more. */
  static pace = { graceMs: 10_000, bytesPerSecond: 2_000 }

  handle({ request: { request } }: HttpContext, next: NextFn) {
    if (!request.complete) keepPace(request, BodyPaceMiddleware.pace)
    return next()
  }
}
