import type { HttpContext } from '@adonisjs/core/http'
import { filePolicy } from '#config/content_security_policy'
import { notFound } from '#core/errors/not_found'
import { encodedFileName } from '#core/files/encoded_file_name'
import { keptFile } from '#core/files/kept_file'

type Kept = { file: string | null; file_name: string | null; content_type: string | null }

/** Always a download, never run or framed, and in no cache. */
export async function sendDocument(ctx: HttpContext, kept: Kept | undefined) {
  if (!kept?.file) throw notFound(ctx)
  const document = await keptFile(ctx, kept.file)
  const { response } = ctx
  response.header('Content-Type', kept.content_type ?? 'application/octet-stream')
  response.header(
    'Content-Disposition',
    `attachment; filename*=UTF-8''${encodedFileName(kept.file_name ?? 'document')}`
  )
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Content-Security-Policy', filePolicy)
  response.header('Cache-Control', 'no-store')
  return response.stream(document)
}
