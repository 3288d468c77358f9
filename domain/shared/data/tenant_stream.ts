import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { FairShare } from '#domain/shared/runtime/fair_share'
import { outsideTenant, readTenant } from '#domain/shared/data/database'

class ReaderGoneError extends Error {}

/** Each holds a connection for as long as its reader likes. */
const places = new FairShare({ each: () => 2, all: 4, patience: 10_000 })

/** How long a reader may take nothing before they count as gone, in ms. */
export const readerPatience = 75_000

export type Writer = (push: (chunk: string | Uint8Array) => Promise<void>) => Promise<void>

/**
 * A response body that reads the tenant's rows while it is sent: its own read-only transaction,
 * kept open while it flows, waiting for a slow reader and ended when the reader leaves. It waits
 * for one of the few places a tenant has.
 */
export async function streamInTenant(tenantId: string, write: Writer) {
  const leave = await places.take(tenantId)
  const stream = new PassThrough()
  const push = async (chunk: string | Uint8Array) => {
    if (stream.destroyed) throw new ReaderGoneError()
    if (!stream.write(chunk)) await readOn(stream)
  }
  outsideTenant(() => readTenant(tenantId, () => write(push)))
    .finally(leave)
    .then(
      () => stream.end(),
      (error) => stream.destroy(error instanceof ReaderGoneError ? undefined : error)
    )
  return stream
}

async function readOn(stream: PassThrough) {
  const waiting = new AbortController()
  const { signal } = waiting
  const timer = setTimeout(() => waiting.abort(), readerPatience)
  try {
    await Promise.race([once(stream, 'drain', { signal }), once(stream, 'close', { signal })])
  } finally {
    clearTimeout(timer)
    waiting.abort()
  }
}
