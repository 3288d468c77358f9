import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from '#bin/database/connection'
import { serverEnvironment } from '#bin/database/binaries'
import type { Binaries } from '#bin/database/binaries'
import { isAlive } from '#bin/database/processes'
import { sharedBuffers } from '#bin/database/shared_buffers'
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

/** The first three are asserted on the running server as well (`assertDurable`). */
const SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // What people sent stays out of this log (security T30): errors of statements quote it, and the application logs them
  // without; an operator who has statements logged sees them without their values
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const

/** The command line of the server; it wins over whatever stands in postgresql.conf. */
function serverArguments(state: State, address: Address): string[] {
  const overLoopback = !isAbsolute(address.host)
  const settings = {
    ...SETTINGS,
    shared_buffers: sharedBuffers(),
    port: String(address.port),
    listen_addresses: overLoopback ? address.host : '',
    unix_socket_directories: overLoopback ? '' : `"${address.host}"`,
    unix_socket_permissions: '0700',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', state.data, ...options]
}

const STOP_PATIENCE_MS = 60_000

/** Fast shutdown: connections are ended, everything is written, the next start needs no recovery. */
export async function stopServer(state: State, binaries: Binaries): Promise<void> {
  const server = runningPostmaster(state.data)
  if (!server) return
  askToStop(server.pid, state, binaries)
  const giveUp = Date.now() + STOP_PATIENCE_MS
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

type Postmaster = { pid: number; address: Address }

export function runningPostmaster(data: string): Postmaster | undefined {
  const [pid, folder, , port, socket, listen] = readLines(data)
  if (!isPostmaster(Number(pid), data, folder)) return undefined
  return { pid: Number(pid), address: { host: socket || listen || '', port: Number(port) } }
}

/**
 * Removes the `postmaster.pid` of a dead server whose number another program has by now
 * (a container started again on kept data): PostgreSQL itself would take it for a living rival.
 */
export function removeForeignPidFile(data: string): void {
  const [pid] = readLines(data)
  const command = commandOf(Number(pid))
  if (command && !command.includes('postgres')) fs.rmSync(join(data, 'postmaster.pid'))
}

function readLines(data: string): string[] {
  try {
    return fs.readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** A killed server that nobody has reaped (a zombie) has no command line: it is not running. */
function isPostmaster(pid: number, data: string, folder: string | undefined): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux' && !commandOf(pid)?.includes('postgres')) return false
  return (workingDirectoryOf(pid) ?? folder) === data
}

/** Undefined where the system does not tell (no /proc, or not allowed). */
function commandOf(pid: number): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

/** PostgreSQL works in its data directory, so this also knows a server whose folder was moved. */
function workingDirectoryOf(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
