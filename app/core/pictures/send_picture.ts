import type { HttpContext } from '@adonisjs/core/http'
import { filePolicy } from '#config/content_security_policy'
import { notFound } from '#core/errors/not_found'
import { keptFile } from '#core/files/kept_file'
import { pictureVersion } from '#core/pictures/picture_version'

export async function sendPicture(ctx: HttpContext, key: string | null | undefined) {
  if (!key) throw notFound(ctx)
  const picture = await keptFile(ctx, key)
  const { request, response } = ctx
  const current = request.input('v') === pictureVersion(key)
  response.header('Content-Type', 'image/webp')
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Security-Policy', filePolicy)
  response.header('Cache-Control', current ? 'private, max-age=31536000, immutable' : 'no-store')
  return response.stream(picture)
}
