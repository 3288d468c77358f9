import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from '#bin/database/binaries'
import { runningPostmaster } from '#bin/database/postmaster'
import { isAlive } from '#bin/database/process_mark'
import type { State } from '#bin/database/state'

const PATIENCE_MS = 60_000

/** Fast shutdown: connections are ended, everything is written, the next start needs no recovery. */
export async function stopServer(state: State, binaries: Binaries): Promise<void> {
  const server = runningPostmaster(state.data)
  if (!server) return
  askToStop(server.pid, state, binaries)
  const giveUp = Date.now() + PATIENCE_MS
  while (isAlive(server.pid) && runningPostmaster(state.data) && Date.now() < giveUp) {
    await sleep(10)
  }
}

/** Windows has no signals to send. */
function askToStop(pid: number, state: State, binaries: Binaries): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.command('pg_ctl'), ['stop', '-m', 'fast', '-D', state.data])
  } else {
    process.kill(pid, 'SIGINT')
  }
}
