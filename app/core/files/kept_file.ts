import type { HttpContext } from '@adonisjs/core/http'
import drive from '@adonisjs/drive/services/main'
import { notFound } from '#core/errors/not_found'

export async function keptFile(ctx: HttpContext, key: string) {
  const disk = drive.use()
  if (!(await disk.exists(key))) throw notFound(ctx)
  const { contentLength } = await disk.getMetaData(key)
  if (contentLength === 0) throw notFound(ctx)
  return disk.getStream(key)
}
