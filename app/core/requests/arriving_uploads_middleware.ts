import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { forgetUploads } from '#core/files/arriving_uploads'

/**
 * Stands before the body is read, so that an upload is forgotten whatever becomes of its request.
 */
export default class ArrivingUploadsMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    try {
      return await next()
    } finally {
      await forgetUploads(request)
    }
  }
}
