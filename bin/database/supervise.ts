import { runningPostmaster } from '#bin/database/postmaster'
import type { State } from '#bin/database/state'

const LOOK_EVERY_MS = 1000

/** Starts the server again when it is gone while the application still runs (the kernel killed it for memory, say). */
export function supervise(state: State, start: () => Promise<unknown>): () => void {
  let busy = false
  const look = async () => {
    if (busy || runningPostmaster(state.data)) return
    busy = true
    await start().catch((error: Error) => process.stderr.write(`PostgreSQL: ${error.message}\n`))
    busy = false
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}
