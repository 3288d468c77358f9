import type { HttpContext } from '@adonisjs/core/http'
import { compressed, encodings } from '#core/requests/compressed'
import { megabytes } from '#domain/shared/limits/upload_limits'
import { MadeOnce } from '#domain/shared/runtime/made_once'

/** Files as they were sent, some large and many usual ones. One at a time is made for each centre. */
const files = new MadeOnce(megabytes(16))

/**
 * Compressed, unlike other answers to a token (docs/adr/0023-compression.md): nothing of its address or of what a stranger
 * sends stands in the file, and only whoever has the address can ask for it.
 * @param content names the file: its reader, and the digest of all that it is made of
 */
export async function sendFeed(ctx: HttpContext, content: string, make: () => Promise<string>) {
  const { request, response, tenant } = ctx
  const accepted: string[] = request.encodings()
  const encoding = encodings.find((name) => accepted.includes(name))
  const file = await files.read(tenant.id, `${tenant.id} ${content} ${encoding}`, async () => {
    const text = await make()
    return encoding ? compressed(text, encoding) : Buffer.from(text)
  })
  response.header('Content-Type', 'text/calendar; charset=utf-8')
  response.header('Content-Disposition', 'inline; filename="sessions.ics"')
  if (encoding) response.header('Content-Encoding', encoding)
  response.send(file)
}
