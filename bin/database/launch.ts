import { spawn } from 'node:child_process'
import fs from 'node:fs'
import type { Address } from '#bin/database/address'
import type { Binaries } from '#bin/database/binaries'
import { serverArguments } from '#bin/database/server_arguments'
import { serverEnvironment } from '#bin/database/server_environment'
import type { State } from '#bin/database/state'

export type Launched = { address: Address; hasExited(): boolean }

/** Starts the server in a session of its own: Ctrl-C in a terminal reaches Node alone, which then stops it in order. */
export function launch(state: State, binaries: Binaries, address: Address): Launched {
  const log = fs.openSync(state.log, 'a', 0o600)
  const server = spawn(binaries.command('postgres'), serverArguments(state, address), {
    ...state.user,
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
    env: serverEnvironment(),
  })
  fs.closeSync(log)
  let exited = false
  const note = () => (exited = true)
  server.once('exit', note).once('error', note)
  server.unref()
  return { address, hasExited: () => exited }
}
