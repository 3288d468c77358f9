import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export const encodings: ('br' | 'gzip')[] = ['br', 'gzip']

/** Up to this size compressing takes less time than the way to another thread and back. */
const mostAtOnce = 64 * 1024

const gzipped = { level: 1 }
const later = { br: promisify(brotliCompress), gzip: promisify(gzip) }

export function compressed(text: string, encoding: 'br' | 'gzip'): Buffer | Promise<Buffer> {
  const body = Buffer.from(text)
  const isShort = body.length <= mostAtOnce
  if (encoding === 'gzip') return isShort ? gzipSync(body, gzipped) : later.gzip(body, gzipped)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return isShort ? brotliCompressSync(body, { params }) : later.br(body, { params })
}
