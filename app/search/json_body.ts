import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { WireError } from '#core/errors/wire_error'
import { withoutPlace } from '#core/requests/place_middleware'

/** Bytes; ten searches with their filters take a tenth of it. */
const most = 128 * 1024

/**
 * The body of a request by token, read by nothing before. Who sends it slowly holds no place
 * meanwhile.
 */
export async function jsonBody(ctx: HttpContext): Promise<unknown> {
  const { request } = ctx.request
  const [type] = (request.headers['content-type'] ?? '').split(';')
  if (type!.trim().toLowerCase() !== 'application/json') {
    throw new WireError('unsupported_media_type', 'The Content-Type must be `application/json`.')
  }
  const body = await withoutPlace(ctx, () => textOf(request))
  if (body === '') throw new WireError('missing_payload', 'A json payload is missing.')
  try {
    return JSON.parse(body)
  } catch {
    throw new WireError('malformed_payload', 'The json payload provided is malformed.')
  }
}

/** What is too much is not kept, and read to its end, so that the answer finds its way. */
function textOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  return new Promise<string>((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= most) chunks.push(chunk)
      else
        reject(new WireError('payload_too_large', 'The provided payload reached the size limit.'))
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('error', reject)
  })
}
