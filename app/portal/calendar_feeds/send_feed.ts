import type { HttpContext } from '@adonisjs/core/http'
import { compressed, encodings } from '#core/requests/compressed'

/**
 * Compressed, unlike other answers to a token (docs/adr/0023-compression.md): nothing of its address or of what a stranger
 * sends stands in the file, and only whoever has the address can ask for it.
 */
export async function sendFeed({ request, response }: HttpContext, text: string) {
  const accepted: string[] = request.encodings()
  const encoding = encodings.find((name) => accepted.includes(name))
  response.header('Content-Type', 'text/calendar; charset=utf-8')
  response.header('Content-Disposition', 'inline; filename="sessions.ics"')
  if (encoding) response.header('Content-Encoding', encoding)
  response.send(encoding ? await compressed(text, encoding) : Buffer.from(text))
}
