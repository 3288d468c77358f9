import type { HttpContext } from '@adonisjs/core/http'
import { filePolicy } from '#config/content_security_policy'
import { notFound } from '#core/errors/not_found'
import { keptFile } from '#core/files/kept_file'

type Kept = { file: string | null; file_name: string | null; content_type: string | null }

/** Always a download, never run or framed, and in no cache. */
export async function sendDocument(ctx: HttpContext, kept: Kept | undefined) {
  if (!kept?.file) throw notFound(ctx)
  const document = await keptFile(ctx, kept.file)
  const { response } = ctx
  response.header('Content-Type', kept.content_type ?? 'application/octet-stream')
  response.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded(kept.file_name)}`)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Security-Policy', filePolicy)
  response.header('Cache-Control', 'no-store')
  return response.stream(document)
}

/** As RFC 8187 encodes a name: no quote, line break or path gets through. */
const encoded = (name: string | null) =>
  encodeURIComponent(name ?? 'document').replace(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`
  )
