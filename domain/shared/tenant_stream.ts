import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { outsideTenant, readTenant } from '#domain/shared/tenant_scope'

class ReaderGoneError extends Error {}

/**
 * A response body that reads the tenant's rows while it is sent: its own read-only transaction for as long as it
 * flows, waiting for a slow reader and ended when the reader leaves.
 */
export function streamInTenant(
  tenantId: string,
  write: (push: (chunk: string | Uint8Array) => Promise<void>) => Promise<void>
) {
  const stream = new PassThrough()
  const push = async (chunk: string | Uint8Array) => {
    if (stream.destroyed) throw new ReaderGoneError()
    if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), once(stream, 'close')])
  }
  outsideTenant(() => readTenant(tenantId, () => write(push))).then(
    () => stream.end(),
    (error) => stream.destroy(error instanceof ReaderGoneError ? undefined : error)
  )
  return stream
}
